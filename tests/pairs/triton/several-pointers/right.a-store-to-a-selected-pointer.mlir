// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %v: f32, %w: f32) {
  scf.if %c {
    %a = tt.addptr %p, %k : !tt.ptr<f32>, i32
    tt.store %a, %v : !tt.ptr<f32>
  } else {
    %a = tt.addptr %q, %k : !tt.ptr<f32>, i32
    tt.store %a, %v : !tt.ptr<f32>
  }
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %v: f32, %w: f32) {
  %r = arith.select %c, %p, %q : !tt.ptr<f32>
  %a = tt.addptr %r, %k : !tt.ptr<f32>, i32
  tt.store %a, %v : !tt.ptr<f32>
  tt.return
}
// expect: equivalent
