// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<i32>, %e: i32, %n: i32, %out: !tt.ptr<i32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %m = tt.atomic_poll acquire, gpu, %p, %i : !tt.ptr<i32>, i32 -> i1
    %v = tt.load %p : !tt.ptr<i32>
    tt.store %out, %v : !tt.ptr<i32>
  }
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<i32>, %e: i32, %n: i32, %out: !tt.ptr<i32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %m = tt.atomic_poll acquire, gpu, %p, %i : !tt.ptr<i32>, i32 -> i1
    %v = tt.load %p : !tt.ptr<i32>
  }
  %w = tt.load %p : !tt.ptr<i32>
  tt.store %out, %w : !tt.ptr<i32>
  tt.return
}
// expect: unknown unsupported
