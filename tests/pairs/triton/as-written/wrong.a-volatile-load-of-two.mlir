// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %a = tt.load %p {isVolatile = true} : !tt.ptr<i32>
  %b = tt.load %p {isVolatile = true} : !tt.ptr<i32>
  %s = arith.addi %a, %b : i32
  tt.store %out, %s : !tt.ptr<i32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %a = tt.load %p {isVolatile = true} : !tt.ptr<i32>
  %s = arith.addi %a, %a : i32
  tt.store %out, %s : !tt.ptr<i32>
  tt.return
}
// expect: unknown unsupported
