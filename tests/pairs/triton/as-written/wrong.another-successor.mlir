// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<i32>, %e: i32, %out: !tt.ptr<i32>, %c: i1) {
  %m = tt.atomic_poll acquire, gpu, %p, %e : !tt.ptr<i32>, i32 -> i1
  cf.cond_br %m, ^a(%e : i32), ^b
^a(%x: i32):
  tt.store %out, %x : !tt.ptr<i32>
  cf.br ^b
^b:
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<i32>, %e: i32, %out: !tt.ptr<i32>, %c: i1) {
  %m = tt.atomic_poll acquire, gpu, %p, %e : !tt.ptr<i32>, i32 -> i1
  cf.cond_br %m, ^a(%e : i32), ^b
^a(%x: i32):
  tt.store %out, %x : !tt.ptr<i32>
  cf.br ^a(%e : i32)
^b:
  tt.return
}
// expect: unknown unsupported
