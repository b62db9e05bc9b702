// options: --size p.0=8 --size a.0=8 --size b.0=8 --size grid_x=1 --size grid_y=1 --size grid_z=1
tt.func @k(%p: !tt.ptr<!tt.ptr<f32>>, %a: !tt.ptr<f32>, %b: !tt.ptr<f32>) {
  tt.store %p, %a : !tt.ptr<!tt.ptr<f32>>
  tt.return
}
// -----
tt.func @k(%p: !tt.ptr<!tt.ptr<f32>>, %a: !tt.ptr<f32>, %b: !tt.ptr<f32>) {
  tt.store %p, %b : !tt.ptr<!tt.ptr<f32>>
  tt.return
}
// expect: unknown unsupported
