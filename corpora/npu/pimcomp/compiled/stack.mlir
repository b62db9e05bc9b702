func.func @main(%x: memref<1x2x5x5xf32>, %w: memref<3x2x3x3xf32>, %b: memref<3xf32>, %v: memref<2x3x3x3xf32>, %c: memref<2xf32>, %y: memref<1x2x3x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %x_padded = memref.alloc() : memref<1x2x7x7xf32>
  linalg.fill ins(%zero : f32) outs(%x_padded : memref<1x2x7x7xf32>)
  %x_inner = memref.subview %x_padded[0, 0, 1, 1] [1, 2, 5, 5] [1, 1, 1, 1] : memref<1x2x7x7xf32> to memref<1x2x5x5xf32, strided<[98, 49, 7, 1], offset: 8>>
  memref.copy %x, %x_inner : memref<1x2x5x5xf32> to memref<1x2x5x5xf32, strided<[98, 49, 7, 1], offset: 8>>
  %features = memref.alloc() : memref<1x3x5x5xf32>
  linalg.fill ins(%zero : f32) outs(%features : memref<1x3x5x5xf32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x_padded, %w : memref<1x2x7x7xf32>, memref<3x2x3x3xf32>) outs(%features : memref<1x3x5x5xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : memref<3xf32>) outs(%features : memref<1x3x5x5xf32>) {
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
    %result = arith.maximumf %sum, %zero : f32
    linalg.yield %result : f32
  }
  linalg.fill ins(%zero : f32) outs(%y : memref<1x2x3x3xf32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%features, %v : memref<1x3x5x5xf32>, memref<2x3x3x3xf32>) outs(%y : memref<1x2x3x3xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c : memref<2xf32>) outs(%y : memref<1x2x3x3xf32>) {
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
    linalg.yield %sum : f32
  }
  return
}
