#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  memref.global "private" constant @__constant_12xf32 : memref<12xf32> = dense<0.000000e+00> {alignment = 64 : i64}
  func.func @f(%arg0: memref<1x3x4x2xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x3x2xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<3xf32, strided<[?], offset: ?>>) -> memref<1x8x10x3xf32> {
    %0 = memref.get_global @__constant_12xf32 : memref<12xf32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x4x4x2xf32>
    linalg.map outs(%alloc : memref<3x4x4x2xf32>)
      (%init: f32) {
        %1 = linalg.index 0 : index
        %2 = linalg.index 1 : index
        %3 = linalg.index 2 : index
        %4 = linalg.index 3 : index
        linalg.yield %cst : f32
      }
    %subview = memref.subview %alloc[0, 0, 0, 0] [3, 3, 3, 2] [1, 1, 1, 1] : memref<3x4x4x2xf32> to memref<3x3x3x2xf32, strided<[32, 8, 2, 1]>>
    memref.copy %arg1, %subview : memref<3x3x3x2xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<3x3x3x2xf32, strided<[32, 8, 2, 1]>>
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2], [3, 4], [5]] output_shape [3, 2, 2, 2, 2, 2] : memref<3x4x4x2xf32> into memref<3x2x2x2x2x2xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x2x3x2x2x2xf32>
    linalg.transpose ins(%expand_shape : memref<3x2x2x2x2x2xf32>) outs(%alloc_0 : memref<2x2x3x2x2x2xf32>) permutation = [2, 4, 0, 1, 3, 5] 
    %collapse_shape = memref.collapse_shape %alloc_0 [[0, 1, 2], [3], [4], [5]] : memref<2x2x3x2x2x2xf32> into memref<12x2x2x2xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<12x2x2x2xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%alloc_1 : memref<12x2x2x2xf32>) {
    ^bb0(%out: f32):
      %1 = linalg.index 0 : index
      %2 = linalg.index 1 : index
      %3 = arith.subi %c1, %2 : index
      %4 = linalg.index 2 : index
      %5 = linalg.index 3 : index
      %6 = memref.load %collapse_shape[%1, %3, %4, %5] : memref<12x2x2x2xf32>
      linalg.yield %6 : f32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<12x2x2x2xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%alloc_2 : memref<12x2x2x2xf32>) {
    ^bb0(%out: f32):
      %1 = linalg.index 0 : index
      %2 = linalg.index 1 : index
      %3 = linalg.index 2 : index
      %4 = arith.subi %c1, %3 : index
      %5 = linalg.index 3 : index
      %6 = memref.load %alloc_1[%1, %2, %4, %5] : memref<12x2x2x2xf32>
      linalg.yield %6 : f32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x5x6x2xf32>
    linalg.map outs(%alloc_3 : memref<1x5x6x2xf32>)
      (%init: f32) {
        %1 = linalg.index 0 : index
        %2 = linalg.index 1 : index
        %3 = linalg.index 2 : index
        %4 = linalg.index 3 : index
        linalg.yield %cst : f32
      }
    %subview_4 = memref.subview %alloc_3[0, 1, 1, 0] [1, 3, 4, 2] [1, 1, 1, 1] : memref<1x5x6x2xf32> to memref<1x3x4x2xf32, strided<[60, 12, 2, 1], offset: 14>>
    memref.copy %arg0, %subview_4 : memref<1x3x4x2xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x3x4x2xf32, strided<[60, 12, 2, 1], offset: 14>>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x4x5x12xf32>
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%0 : memref<12xf32>) outs(%alloc_5 : memref<1x4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_3, %alloc_2 : memref<1x5x6x2xf32>, memref<12x2x2x2xf32>) outs(%alloc_5 : memref<1x4x5x12xf32>)
    %expand_shape_6 = memref.expand_shape %alloc_5 [[0], [1], [2], [3, 4, 5]] output_shape [1, 4, 5, 2, 2, 3] : memref<1x4x5x12xf32> into memref<1x4x5x2x2x3xf32>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1x4x2x5x2x3xf32>
    linalg.transpose ins(%expand_shape_6 : memref<1x4x5x2x2x3xf32>) outs(%alloc_7 : memref<1x4x2x5x2x3xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapse_shape_8 = memref.collapse_shape %alloc_7 [[0], [1, 2], [3, 4], [5]] : memref<1x4x2x5x2x3xf32> into memref<1x8x10x3xf32>
    %subview_9 = memref.subview %collapse_shape_8[0, 0, 0, 0] [1, 8, 9, 3] [1, 1, 1, 1] : memref<1x8x10x3xf32> to memref<1x8x9x3xf32, strided<[240, 30, 3, 1]>>
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<1x8x10x3xf32>
    linalg.map outs(%alloc_10 : memref<1x8x10x3xf32>)
      (%init: f32) {
        %1 = linalg.index 0 : index
        %2 = linalg.index 1 : index
        %3 = linalg.index 2 : index
        %4 = linalg.index 3 : index
        linalg.yield %cst : f32
      }
    %subview_11 = memref.subview %alloc_10[0, 0, 1, 0] [1, 8, 9, 3] [1, 1, 1, 1] : memref<1x8x10x3xf32> to memref<1x8x9x3xf32, strided<[240, 30, 3, 1], offset: 3>>
    memref.copy %subview_9, %subview_11 : memref<1x8x9x3xf32, strided<[240, 30, 3, 1]>> to memref<1x8x9x3xf32, strided<[240, 30, 3, 1], offset: 3>>
    %expand_shape_12 = memref.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 1, 1, 3] : memref<3xf32, strided<[?], offset: ?>> into memref<1x1x1x3xf32, strided<[?, ?, ?, ?], offset: ?>>
    %alloc_13 = memref.alloc() {alignment = 64 : i64} : memref<1x8x10x3xf32>
    linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_10, %expand_shape_12 : memref<1x8x10x3xf32>, memref<1x1x1x3xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc_13 : memref<1x8x10x3xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %1 = arith.addf %in, %in_14 : f32
      linalg.yield %1 : f32
    }
    %cast = memref.cast %alloc_13 : memref<1x8x10x3xf32> to memref<1x8x10x3xf32, strided<[?, ?, ?, ?], offset: ?>>
    return %alloc_13 : memref<1x8x10x3xf32>
  }
}
