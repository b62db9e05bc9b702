#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x5xf64> into memref<12x5xf64>
    %alloc = memref.alloc() : memref<12x5xf64>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : f64) outs(%alloc : memref<12x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    }
    linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapse_shape, %arg1 : memref<12x5xf64>, memref<5x5xf64>) outs(%alloc : memref<12x5xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %0 = arith.mulf %in, %in_0 : f64
      %1 = arith.addf %out, %0 : f64
      linalg.yield %1 : f64
    }
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf64> into memref<3x4x5xf64>
    memref.copy %expand_shape, %arg0 : memref<3x4x5xf64> to memref<3x4x5xf64>
    memref.dealloc %alloc : memref<12x5xf64>
    return
  }
}
