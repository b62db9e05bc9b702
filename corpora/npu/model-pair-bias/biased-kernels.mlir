#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func private @transpose_0(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x4xf32>) {
    linalg.transpose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x8x4xf32>) permutation = [0, 2, 1] 
    return
  }
  func.func private @matmul_1(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x4xf32>, %arg2: memref<2x4x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<2x4x4xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x4xf32>) outs(%arg2 : memref<2x4x4xf32>)
    return
  }
  func.func private @add_2(%arg0: memref<2x4x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<2x4x4xf32>) {
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : memref<2x4x4xf32>, memref<4x4xf32>) outs(%arg2 : memref<2x4x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.addf %in, %in_0 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func private @softmax_3(%arg0: memref<2x4x4xf32>, %arg1: memref<2x4x4xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x4xi64>
    linalg.fill ins(%c0_i64 : i64) outs(%alloc : memref<2x4xi64>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<2x4xf32>)
    linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : memref<2x4x4xf32>) outs(%alloc_1, %alloc : memref<2x4xf32>, memref<2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %0 = linalg.index 2 : index
      %1 = arith.index_cast %0 : index to i64
      %2 = arith.maximumf %in, %out : f32
      %3 = arith.cmpf ogt, %in, %out : f32
      %4 = arith.select %3, %1, %out_3 : i64
      linalg.yield %2, %4 : f32, i64
    }
    %expand_shape = memref.expand_shape %alloc_1 [[0], [1, 2]] output_shape [2, 4, 1] : memref<2x4xf32> into memref<2x4x1xf32>
    linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expand_shape : memref<2x4x4xf32>, memref<2x4x1xf32>) outs(%arg1 : memref<2x4x4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.subf %in, %in_3 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : memref<2x4x4xf32>) outs(%arg1 : memref<2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      linalg.yield %0 : f32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<2x4x1xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<2x4x1xf32>)
    linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : memref<2x4x4xf32>) outs(%alloc_2 : memref<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %alloc_2 : memref<2x4x4xf32>, memref<2x4x1xf32>) outs(%arg1 : memref<2x4x4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.divf %in, %in_3 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func private @matmul_4(%arg0: memref<2x4x4xf32>, %arg1: memref<2x4x8xf32>, %arg2: memref<2x4x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<2x4x8xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<2x4x4xf32>, memref<2x4x8xf32>) outs(%arg2 : memref<2x4x8xf32>)
    return
  }
  func.func private @matmul_5(%arg0: memref<2x4x8xf32>, %arg1: memref<8x8xf32>, %arg2: memref<2x4x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x8x8xf32>
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : memref<8x8xf32>) outs(%alloc : memref<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<2x4x8xf32>)
    linalg.batch_matmul ins(%arg0, %alloc : memref<2x4x8xf32>, memref<2x8x8xf32>) outs(%arg2 : memref<2x4x8xf32>)
    return
  }
  func.func private @add_6(%arg0: memref<2x4x8xf32>, %arg1: memref<8xf32>, %arg2: memref<2x4x8xf32>) {
    linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<8xf32>) outs(%arg2 : memref<2x4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.addf %in, %in_0 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func private @sigmoid_7(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      %1 = math.exp %0 : f32
      %2 = arith.addf %1, %cst : f32
      %3 = arith.divf %cst, %2 : f32
      linalg.yield %3 : f32
    }
    return
  }
  func.func private @mul_8(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>, %arg2: memref<2x4x8xf32>) {
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x4x8xf32>) outs(%arg2 : memref<2x4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.mulf %in, %in_0 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func @kernel(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>, %arg2: memref<2x4x8xf32>, %arg3: memref<2x4x8xf32>, %arg4: memref<4x4xf32>, %arg5: memref<8x8xf32>, %arg6: memref<8xf32>) -> memref<2x4x8xf32> {
    %alloc = memref.alloc() : memref<2x8x4xf32>
    call @transpose_0(%arg1, %alloc) : (memref<2x4x8xf32>, memref<2x8x4xf32>) -> ()
    %alloc_0 = memref.alloc() : memref<2x4x4xf32>
    call @matmul_1(%arg0, %alloc, %alloc_0) : (memref<2x4x8xf32>, memref<2x8x4xf32>, memref<2x4x4xf32>) -> ()
    %alloc_1 = memref.alloc() : memref<2x4x4xf32>
    call @add_2(%alloc_0, %arg4, %alloc_1) : (memref<2x4x4xf32>, memref<4x4xf32>, memref<2x4x4xf32>) -> ()
    %alloc_2 = memref.alloc() : memref<2x4x4xf32>
    call @softmax_3(%alloc_1, %alloc_2) : (memref<2x4x4xf32>, memref<2x4x4xf32>) -> ()
    %alloc_3 = memref.alloc() : memref<2x4x8xf32>
    call @matmul_4(%alloc_2, %arg2, %alloc_3) : (memref<2x4x4xf32>, memref<2x4x8xf32>, memref<2x4x8xf32>) -> ()
    %alloc_4 = memref.alloc() : memref<2x4x8xf32>
    call @matmul_5(%arg3, %arg5, %alloc_4) : (memref<2x4x8xf32>, memref<8x8xf32>, memref<2x4x8xf32>) -> ()
    %alloc_5 = memref.alloc() : memref<2x4x8xf32>
    call @add_6(%alloc_4, %arg6, %alloc_5) : (memref<2x4x8xf32>, memref<8xf32>, memref<2x4x8xf32>) -> ()
    %alloc_6 = memref.alloc() : memref<2x4x8xf32>
    call @sigmoid_7(%alloc_5, %alloc_6) : (memref<2x4x8xf32>, memref<2x4x8xf32>) -> ()
    %alloc_7 = memref.alloc() : memref<2x4x8xf32>
    call @mul_8(%alloc_6, %alloc_3, %alloc_7) : (memref<2x4x8xf32>, memref<2x4x8xf32>, memref<2x4x8xf32>) -> ()
    return %alloc_7 : memref<2x4x8xf32>
  }
}
