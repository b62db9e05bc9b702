#map = affine_map<(d0, d1, d2) -> (d0, d1 floordiv 5 + d2 floordiv 6, d1 mod 5 + (d2 mod 6) floordiv 2, d2 mod 2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<1x6x7x2xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x2x3xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<1x4x5x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x4x5x3xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3x3x2x3xf32>
    memref.copy %arg1, %alloc_0 : memref<3x3x2x3xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<3x3x2x3xf32>
    %collapse_shape = memref.collapse_shape %alloc_0 [[0, 1, 2], [3]] : memref<3x3x2x3xf32> into memref<18x3xf32>
    %collapse_shape_1 = memref.collapse_shape %alloc [[0], [1, 2], [3]] : memref<1x4x5x3xf32> into memref<1x20x3xf32>
    linalg.fill ins(%cst : f32) outs(%collapse_shape_1 : memref<1x20x3xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x20x18xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : memref<1x6x7x2xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc_2 : memref<1x20x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%alloc_2, %collapse_shape : memref<1x20x18xf32>, memref<18x3xf32>) outs(%collapse_shape_1 : memref<1x20x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.mulf %in, %in_3 : f32
      %1 = arith.addf %0, %out : f32
      linalg.yield %1 : f32
    }
    %expand_shape = memref.expand_shape %collapse_shape_1 [[0], [1, 2], [3]] output_shape [1, 4, 5, 3] : memref<1x20x3xf32> into memref<1x4x5x3xf32>
    %cast = memref.cast %expand_shape : memref<1x4x5x3xf32> to memref<1x4x5x3xf32, strided<[?, ?, ?, ?], offset: ?>>
    return %expand_shape : memref<1x4x5x3xf32>
  }
}
