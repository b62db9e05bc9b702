#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d3, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
module {
  func.func @f(%arg0: memref<2x3x4xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<2x3x4xf32, strided<[?, ?, ?], offset: ?>>) -> (memref<4x12xf32>, memref<3x4x5xf32>, memref<2x2x3xf32, strided<[?, ?, ?], offset: ?>>, memref<4x3x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x6x4xf32>
    %subview = memref.subview %alloc[0, 0, 0] [2, 3, 4] [1, 1, 1] : memref<2x6x4xf32> to memref<2x3x4xf32, strided<[24, 4, 1]>>
    memref.copy %arg0, %subview : memref<2x3x4xf32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xf32, strided<[24, 4, 1]>>
    %subview_0 = memref.subview %alloc[0, 3, 0] [2, 3, 4] [1, 1, 1] : memref<2x6x4xf32> to memref<2x3x4xf32, strided<[24, 4, 1], offset: 12>>
    memref.copy %arg1, %subview_0 : memref<2x3x4xf32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xf32, strided<[24, 4, 1], offset: 12>>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x2x6xf32>
    linalg.transpose ins(%alloc : memref<2x6x4xf32>) outs(%alloc_1 : memref<4x2x6xf32>) permutation = [2, 0, 1] 
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x2x6xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%alloc_2 : memref<4x2x6xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 0 : index
      %1 = linalg.index 1 : index
      %2 = arith.subi %c1, %1 : index
      %3 = linalg.index 2 : index
      %4 = memref.load %alloc_1[%0, %2, %3] : memref<4x2x6xf32>
      linalg.yield %4 : f32
    }
    %collapse_shape = memref.collapse_shape %alloc_2 [[0], [1, 2]] : memref<4x2x6xf32> into memref<4x12xf32>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<3x4x5xf32>
    linalg.map outs(%alloc_3 : memref<3x4x5xf32>)
      (%init: f32) {
        %0 = linalg.index 0 : index
        %1 = linalg.index 1 : index
        %2 = linalg.index 2 : index
        linalg.yield %cst : f32
      }
    %subview_4 = memref.subview %alloc_3[1, 0, 0] [2, 3, 4] [1, 1, 1] : memref<3x4x5xf32> to memref<2x3x4xf32, strided<[20, 5, 1], offset: 20>>
    memref.copy %arg0, %subview_4 : memref<2x3x4xf32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xf32, strided<[20, 5, 1], offset: 20>>
    %subview_5 = memref.subview %arg0[0, 1, 1] [2, 2, 3] [1, 1, 1] : memref<2x3x4xf32, strided<[?, ?, ?], offset: ?>> to memref<2x2x3xf32, strided<[?, ?, ?], offset: ?>>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<2x2x1x3x1x4xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : memref<2x3x4xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_6 : memref<2x2x1x3x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %collapse_shape_7 = memref.collapse_shape %alloc_6 [[0, 1, 2], [3, 4], [5]] : memref<2x2x1x3x1x4xf32> into memref<4x3x4xf32>
    %cast = memref.cast %collapse_shape : memref<4x12xf32> to memref<4x12xf32, strided<[?, ?], offset: ?>>
    %cast_8 = memref.cast %alloc_3 : memref<3x4x5xf32> to memref<3x4x5xf32, strided<[?, ?, ?], offset: ?>>
    %cast_9 = memref.cast %collapse_shape_7 : memref<4x3x4xf32> to memref<4x3x4xf32, strided<[?, ?, ?], offset: ?>>
    return %collapse_shape, %alloc_3, %subview_5, %collapse_shape_7 : memref<4x12xf32>, memref<3x4x5xf32>, memref<2x2x3xf32, strided<[?, ?, ?], offset: ?>>, memref<4x3x4xf32>
  }
}
