// options: --size p.0=8 --size a.0=8 --size b.0=8 --size grid_x=1 --size grid_y=1 --size grid_z=1
tt.func @k(%p: !tt.ptr<!tt.ptr<f32>>, %a: !tt.ptr<f32>, %b: !tt.ptr<f32>) {
  %r = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
  %as = tt.splat %a : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
  %ap = tt.addptr %as, %r : tensor<8x!tt.ptr<f32>>, tensor<8xi32>
  %ps = tt.splat %p : !tt.ptr<!tt.ptr<f32>> -> tensor<8x!tt.ptr<!tt.ptr<f32>>>
  %pp = tt.addptr %ps, %r : tensor<8x!tt.ptr<!tt.ptr<f32>>>, tensor<8xi32>
  tt.store %pp, %ap : tensor<8x!tt.ptr<!tt.ptr<f32>>>
  tt.return
}
// -----
tt.func @k(%p: !tt.ptr<!tt.ptr<f32>>, %a: !tt.ptr<f32>, %b: !tt.ptr<f32>) {
  %r = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
  %as = tt.splat %b : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
  %ap = tt.addptr %as, %r : tensor<8x!tt.ptr<f32>>, tensor<8xi32>
  %ps = tt.splat %p : !tt.ptr<!tt.ptr<f32>> -> tensor<8x!tt.ptr<!tt.ptr<f32>>>
  %pp = tt.addptr %ps, %r : tensor<8x!tt.ptr<!tt.ptr<f32>>>, tensor<8xi32>
  tt.store %pp, %ap : tensor<8x!tt.ptr<!tt.ptr<f32>>>
  tt.return
}
// expect: unknown unsupported
