// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %o: !tt.ptr<f32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %e:2 = scf.for %i = %c0 to %k step %c1 iter_args(%x = %p, %y = %q) -> (!tt.ptr<f32>, !tt.ptr<f32>) : i32 {
    scf.yield %y, %x : !tt.ptr<f32>, !tt.ptr<f32>
  }
  %v = tt.load %e#0 : !tt.ptr<f32>
  tt.store %o, %v : !tt.ptr<f32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %o: !tt.ptr<f32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %e:2 = scf.for %i = %c0 to %k step %c1 iter_args(%x = %p, %y = %q) -> (!tt.ptr<f32>, !tt.ptr<f32>) : i32 {
    scf.yield %y, %x : !tt.ptr<f32>, !tt.ptr<f32>
  }
  %v = tt.load %e#1 : !tt.ptr<f32>
  tt.store %o, %v : !tt.ptr<f32>
  tt.return
}
// expect: unknown unsupported
