// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %d: i1, %z: !tt.ptr<f32>, %o: !tt.ptr<f32>) {
  %r = arith.select %c, %p, %q : !tt.ptr<f32>
  %s = arith.select %d, %r, %z : !tt.ptr<f32>
  %v = tt.load %s : !tt.ptr<f32>
  tt.store %o, %v : !tt.ptr<f32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %d: i1, %z: !tt.ptr<f32>, %o: !tt.ptr<f32>) {
  %x = arith.select %d, %p, %z : !tt.ptr<f32>
  %y = arith.select %d, %q, %z : !tt.ptr<f32>
  %s = arith.select %c, %x, %y : !tt.ptr<f32>
  %v = tt.load %s : !tt.ptr<f32>
  tt.store %o, %v : !tt.ptr<f32>
  tt.return
}
// expect: equivalent
