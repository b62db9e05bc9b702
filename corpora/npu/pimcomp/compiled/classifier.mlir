func.func @main(%x: memref<1x2x4x4xf32>, %w: memref<3x2x3x3xf32>, %b: memref<3xf32>, %v: memref<5x12xf32>, %c: memref<5xf32>, %y: memref<1x5xf32>) {
  %zero = arith.constant 0.0 : f32
  %x_padded = memref.alloc() : memref<1x2x6x6xf32>
  linalg.fill ins(%zero : f32) outs(%x_padded : memref<1x2x6x6xf32>)
  %x_inner = memref.subview %x_padded[0, 0, 1, 1] [1, 2, 4, 4] [1, 1, 1, 1] : memref<1x2x6x6xf32> to memref<1x2x4x4xf32, strided<[72, 36, 6, 1], offset: 7>>
  memref.copy %x, %x_inner : memref<1x2x4x4xf32> to memref<1x2x4x4xf32, strided<[72, 36, 6, 1], offset: 7>>
  %features = memref.alloc() : memref<1x3x4x4xf32>
  linalg.fill ins(%zero : f32) outs(%features : memref<1x3x4x4xf32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x_padded, %w : memref<1x2x6x6xf32>, memref<3x2x3x3xf32>) outs(%features : memref<1x3x4x4xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : memref<3xf32>) outs(%features : memref<1x3x4x4xf32>) {
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
    %result = arith.maximumf %sum, %zero : f32
    linalg.yield %result : f32
  }
  %lowest = arith.constant 0xFF800000 : f32
  %window = memref.alloc() : memref<2x2xf32>
  %pooled = memref.alloc() : memref<1x3x2x2xf32>
  linalg.fill ins(%lowest : f32) outs(%pooled : memref<1x3x2x2xf32>)
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%features, %window : memref<1x3x4x4xf32>, memref<2x2xf32>) outs(%pooled : memref<1x3x2x2xf32>)
  %flat = memref.collapse_shape %pooled [[0], [1, 2, 3]] : memref<1x3x2x2xf32> into memref<1x12xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<1x5xf32>)
  %y_vector = memref.collapse_shape %y [[0, 1]] : memref<1x5xf32> into memref<5xf32>
  %flat_vector = memref.collapse_shape %flat [[0, 1]] : memref<1x12xf32> into memref<12xf32>
  linalg.matvec ins(%v, %flat_vector : memref<5x12xf32>, memref<12xf32>) outs(%y_vector : memref<5xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<5xf32>) outs(%y : memref<1x5xf32>) {
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
    linalg.yield %sum : f32
  }
  return
}
