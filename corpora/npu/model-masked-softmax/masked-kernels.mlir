#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  memref.global "private" constant @__constant_6x6xf32 : memref<6x6xf32> = dense<[[0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> {alignment = 64 : i64}
  func.func private @constant_0(%arg0: memref<6x6xf32>) {
    %0 = memref.get_global @__constant_6x6xf32 : memref<6x6xf32>
    memref.copy %0, %arg0 : memref<6x6xf32> to memref<6x6xf32>
    return
  }
  func.func private @mul_1(%arg0: memref<2x6x6xf32>, %arg1: memref<1xf32>, %arg2: memref<2x6x6xf32>) {
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : memref<2x6x6xf32>, memref<1xf32>) outs(%arg2 : memref<2x6x6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.mulf %in, %in_0 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func private @add_2(%arg0: memref<2x6x6xf32>, %arg1: memref<6x6xf32>, %arg2: memref<2x6x6xf32>) {
    linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : memref<2x6x6xf32>, memref<6x6xf32>) outs(%arg2 : memref<2x6x6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.addf %in, %in_0 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func private @softmax_3(%arg0: memref<2x6x6xf32>, %arg1: memref<2x6x6xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x6xi64>
    linalg.fill ins(%c0_i64 : i64) outs(%alloc : memref<2x6xi64>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x6xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<2x6xf32>)
    linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : memref<2x6x6xf32>) outs(%alloc_1, %alloc : memref<2x6xf32>, memref<2x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %0 = linalg.index 2 : index
      %1 = arith.index_cast %0 : index to i64
      %2 = arith.maximumf %in, %out : f32
      %3 = arith.cmpf ogt, %in, %out : f32
      %4 = arith.select %3, %1, %out_3 : i64
      linalg.yield %2, %4 : f32, i64
    }
    %expand_shape = memref.expand_shape %alloc_1 [[0], [1, 2]] output_shape [2, 6, 1] : memref<2x6xf32> into memref<2x6x1xf32>
    linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expand_shape : memref<2x6x6xf32>, memref<2x6x1xf32>) outs(%arg1 : memref<2x6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.subf %in, %in_3 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : memref<2x6x6xf32>) outs(%arg1 : memref<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      linalg.yield %0 : f32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<2x6x1xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<2x6x1xf32>)
    linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : memref<2x6x6xf32>) outs(%alloc_2 : memref<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %alloc_2 : memref<2x6x6xf32>, memref<2x6x1xf32>) outs(%arg1 : memref<2x6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.divf %in, %in_3 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func @kernel(%arg0: memref<2x6x6xf32>, %arg1: memref<1xf32>) -> memref<2x6x6xf32> {
    %alloc = memref.alloc() : memref<6x6xf32>
    call @constant_0(%alloc) : (memref<6x6xf32>) -> ()
    %alloc_0 = memref.alloc() : memref<2x6x6xf32>
    call @mul_1(%arg0, %arg1, %alloc_0) : (memref<2x6x6xf32>, memref<1xf32>, memref<2x6x6xf32>) -> ()
    %alloc_1 = memref.alloc() : memref<2x6x6xf32>
    call @add_2(%alloc_0, %alloc, %alloc_1) : (memref<2x6x6xf32>, memref<6x6xf32>, memref<2x6x6xf32>) -> ()
    %alloc_2 = memref.alloc() : memref<2x6x6xf32>
    call @softmax_3(%alloc_1, %alloc_2) : (memref<2x6x6xf32>, memref<2x6x6xf32>) -> ()
    return %alloc_2 : memref<2x6x6xf32>
  }
}
