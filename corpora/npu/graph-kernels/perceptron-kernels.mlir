#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func private @matmul_0(%arg0: memref<4x6xf32>, %arg1: memref<6x8xf32>, %arg2: memref<4x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<4x8xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<4x6xf32>, memref<6x8xf32>) outs(%arg2 : memref<4x8xf32>)
    return
  }
  func.func private @add_1(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>, %arg2: memref<4x8xf32>) {
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : memref<4x8xf32>, memref<8xf32>) outs(%arg2 : memref<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.addf %in, %in_0 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func private @sigmoid_2(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      %1 = math.exp %0 : f32
      %2 = arith.addf %1, %cst : f32
      %3 = arith.divf %cst, %2 : f32
      linalg.yield %3 : f32
    }
    return
  }
  func.func private @matmul_3(%arg0: memref<4x8xf32>, %arg1: memref<8x6xf32>, %arg2: memref<4x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<4x6xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x6xf32>) outs(%arg2 : memref<4x6xf32>)
    return
  }
  func.func private @layernormalization_4(%arg0: memref<4x6xf32>, %arg1: memref<6xf32>, %arg2: memref<6xf32>, %arg3: memref<4x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x1xf32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x1xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4x1xf32>)
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x1xf32>
    memref.copy %alloc_2, %alloc_3 : memref<4x1xf32> to memref<4x1xf32>
    linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : memref<4x6xf32>) outs(%alloc_3 : memref<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_3 : memref<4x1xf32>) outs(%alloc : memref<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %in, %cst_0 : f32
      linalg.yield %0 : f32
    }
    %collapse_shape = memref.collapse_shape %alloc [[0, 1]] : memref<4x1xf32> into memref<4xf32>
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape : memref<4xf32>) outs(%arg3 : memref<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg3 : memref<4x6xf32>, memref<4x6xf32>) outs(%alloc_4 : memref<4x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %0 = arith.subf %in, %in_5 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_4, %alloc_4 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg3 : memref<4x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %0 = arith.mulf %in, %in_5 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg3 : memref<4x6xf32>) outs(%alloc_2 : memref<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_2 : memref<4x1xf32>) outs(%alloc : memref<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %in, %cst_0 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<4x1xf32>) outs(%alloc : memref<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %cst_1 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<4x1xf32>) outs(%alloc : memref<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.rsqrt %in : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape : memref<4xf32>) outs(%arg3 : memref<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_4, %arg3 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg3 : memref<4x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %0 = arith.mulf %in, %in_5 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg1 : memref<4x6xf32>, memref<6xf32>) outs(%arg3 : memref<4x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %0 = arith.mulf %in, %in_5 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg2 : memref<4x6xf32>, memref<6xf32>) outs(%arg3 : memref<4x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %0 = arith.addf %in, %in_5 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func @kernel(%arg0: memref<4x6xf32>, %arg1: memref<6x8xf32>, %arg2: memref<8xf32>, %arg3: memref<8x6xf32>, %arg4: memref<6xf32>, %arg5: memref<6xf32>) -> memref<4x6xf32> {
    %alloc = memref.alloc() : memref<4x8xf32>
    call @matmul_0(%arg0, %arg1, %alloc) : (memref<4x6xf32>, memref<6x8xf32>, memref<4x8xf32>) -> ()
    %alloc_0 = memref.alloc() : memref<4x8xf32>
    call @add_1(%alloc, %arg2, %alloc_0) : (memref<4x8xf32>, memref<8xf32>, memref<4x8xf32>) -> ()
    %alloc_1 = memref.alloc() : memref<4x8xf32>
    call @sigmoid_2(%alloc_0, %alloc_1) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    %alloc_2 = memref.alloc() : memref<4x6xf32>
    call @matmul_3(%alloc_1, %arg3, %alloc_2) : (memref<4x8xf32>, memref<8x6xf32>, memref<4x6xf32>) -> ()
    %alloc_3 = memref.alloc() : memref<4x6xf32>
    call @layernormalization_4(%alloc_2, %arg4, %arg5, %alloc_3) : (memref<4x6xf32>, memref<6xf32>, memref<6xf32>, memref<4x6xf32>) -> ()
    return %alloc_3 : memref<4x6xf32>
  }
}
