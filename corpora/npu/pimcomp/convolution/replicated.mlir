func.func @main(%x: memref<1x2x3x4xf32>, %w: memref<3x2x2x2xf32>, %b: memref<3xf32>, %y: memref<1x3x2x3xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<1x3x2x3xf32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : memref<1x2x3x4xf32>, memref<3x2x2x2xf32>) outs(%y : memref<1x3x2x3xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : memref<3xf32>) outs(%y : memref<1x3x2x3xf32>) {
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
    %result = arith.maximumf %sum, %zero : f32
    linalg.yield %result : f32
  }
  return
}
