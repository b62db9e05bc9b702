func.func @main(%x: memref<1x2x4x4xf32>, %w: memref<3x2x1x1xf32>, %b: memref<3xf32>, %y: memref<1x3x2x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %features = memref.alloc() : memref<1x3x4x4xf32>
  linalg.fill ins(%zero : f32) outs(%features : memref<1x3x4x4xf32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : memref<1x2x4x4xf32>, memref<3x2x1x1xf32>) outs(%features : memref<1x3x4x4xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : memref<3xf32>) outs(%features : memref<1x3x4x4xf32>) {
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
    %result = arith.maximumf %sum, %zero : f32
    linalg.yield %result : f32
  }
  %least = arith.constant 0xFF800000 : f32
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x3x2x2xf32>)
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%features, %window : memref<1x3x4x4xf32>, memref<2x2xf32>) outs(%y : memref<1x3x2x2xf32>)
  return
}
