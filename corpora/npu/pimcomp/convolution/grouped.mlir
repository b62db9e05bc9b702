func.func @main(%x: memref<1x4x4x4xf32>, %w: memref<4x2x2x2xf32>, %b: memref<4xf32>, %y: memref<1x4x2x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %groups = memref.expand_shape %x [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 4, 4]
      : memref<1x4x4x4xf32> into memref<1x2x2x4x4xf32>
  %filters = memref.expand_shape %w [[0, 1], [2], [3], [4]] output_shape [2, 2, 2, 2, 2]
      : memref<4x2x2x2xf32> into memref<2x2x2x2x2xf32>
  %sums = memref.expand_shape %y [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 2, 2]
      : memref<1x4x2x2xf32> into memref<1x2x2x2x2xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<1x4x2x2xf32>)
  linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%groups, %filters : memref<1x2x2x4x4xf32>, memref<2x2x2x2x2xf32>) outs(%sums : memref<1x2x2x2x2xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : memref<4xf32>) outs(%y : memref<1x4x2x2xf32>) {
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
    linalg.yield %sum : f32
  }
  return
}
