// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %e: i32, %out: !tt.ptr<i32>) {
  %a = tt.atomic_cas acq_rel, gpu, %p, %e, %e : (!tt.ptr<i32>, i32, i32) -> i32
  %b = tt.load %q : !tt.ptr<i32>
  %s = arith.addi %a, %b : i32
  tt.store %out, %s : !tt.ptr<i32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %e: i32, %out: !tt.ptr<i32>) {
  %a = tt.atomic_cas acquire, gpu, %p, %e, %e : (!tt.ptr<i32>, i32, i32) -> i32
  %b = tt.load %q : !tt.ptr<i32>
  %s = arith.addi %a, %b : i32
  tt.store %out, %s : !tt.ptr<i32>
  tt.return
}
// expect: unknown unsupported
