// options: --size p.0=8 --size q.0=8 --size grid_x=1 --size grid_y=1 --size grid_z=1
tt.func @k(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) {
  %r = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
  %pp = tt.addptr %ps, %r : tensor<8x!tt.ptr<f32>>, tensor<8xi32>
  %x = tt.load %pp : tensor<8x!tt.ptr<f32>>
  %y = arith.negf %x : tensor<8xf32>
  %u = tt.elementwise_inline_asm "shl.b32 $0, $1, 3;" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %x : tensor<8xf32> -> tensor<8xf32>
  %qs = tt.splat %q : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
  %qp = tt.addptr %qs, %r : tensor<8x!tt.ptr<f32>>, tensor<8xi32>
  tt.store %qp, %u : tensor<8x!tt.ptr<f32>>
  tt.return
}
// -----
tt.func @k(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) {
  %r = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
  %pp = tt.addptr %ps, %r : tensor<8x!tt.ptr<f32>>, tensor<8xi32>
  %x = tt.load %pp : tensor<8x!tt.ptr<f32>>
  %y = arith.negf %x : tensor<8xf32>
  %u = tt.elementwise_inline_asm "shl.b32 $0, $1, 3;" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %x : tensor<8xf32> -> tensor<8xf32>
  %qs = tt.splat %q : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
  %qp = tt.addptr %qs, %r : tensor<8x!tt.ptr<f32>>, tensor<8xi32>
  tt.store %qp, %u : tensor<8x!tt.ptr<f32>>
  tt.return
}
// expect: equivalent
