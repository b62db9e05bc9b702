// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %o: !tt.ptr<f32>) {
  %v = scf.if %c -> f32 {
    %a = tt.addptr %p, %k : !tt.ptr<f32>, i32
    %x = tt.load %a : !tt.ptr<f32>
    scf.yield %x : f32
  } else {
    %a = tt.addptr %q, %k : !tt.ptr<f32>, i32
    %x = tt.load %a : !tt.ptr<f32>
    scf.yield %x : f32
  }
  tt.store %o, %v : !tt.ptr<f32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %o: !tt.ptr<f32>) {
  %r = arith.select %c, %q, %p : !tt.ptr<f32>
  %a = tt.addptr %r, %k : !tt.ptr<f32>, i32
  %v = tt.load %a : !tt.ptr<f32>
  tt.store %o, %v : !tt.ptr<f32>
  tt.return
}
// expect: different
