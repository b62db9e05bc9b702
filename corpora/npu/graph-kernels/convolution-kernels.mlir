#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module {
  func.func private @conv_0(%arg0: memref<1x3x8x8xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<1x4x6x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<1x4x6x6xf32>)
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : memref<1x3x8x8xf32>, memref<4x3x3x3xf32>) outs(%arg2 : memref<1x4x6x6xf32>)
    return
  }
  func.func private @batchnormalization_1(%arg0: memref<1x4x6x6xf32>, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: memref<4xf32>, %arg4: memref<4xf32>, %arg5: memref<1x4x6x6xf32>) {
    %cst = arith.constant 9.99999974E-6 : f32
    %expand_shape = memref.expand_shape %arg3 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : memref<4xf32> into memref<1x4x1x1xf32>
    %expand_shape_0 = memref.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : memref<4xf32> into memref<1x4x1x1xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x4x1x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expand_shape_0 : memref<1x4x1x1xf32>) outs(%alloc : memref<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %cst : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc : memref<1x4x1x1xf32>) outs(%alloc : memref<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.rsqrt %in : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %expand_shape : memref<1x4x6x6xf32>, memref<1x4x1x1xf32>) outs(%arg5 : memref<1x4x6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.subf %in, %in_3 : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %alloc : memref<1x4x6x6xf32>, memref<1x4x1x1xf32>) outs(%arg5 : memref<1x4x6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.mulf %in, %in_3 : f32
      linalg.yield %0 : f32
    }
    %expand_shape_1 = memref.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : memref<4xf32> into memref<1x4x1x1xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %expand_shape_1 : memref<1x4x6x6xf32>, memref<1x4x1x1xf32>) outs(%arg5 : memref<1x4x6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.mulf %in, %in_3 : f32
      linalg.yield %0 : f32
    }
    %expand_shape_2 = memref.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : memref<4xf32> into memref<1x4x1x1xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %expand_shape_2 : memref<1x4x6x6xf32>, memref<1x4x1x1xf32>) outs(%arg5 : memref<1x4x6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.addf %in, %in_3 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func private @relu_2(%arg0: memref<1x4x6x6xf32>, %arg1: memref<1x4x6x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : memref<1x4x6x6xf32>) outs(%arg1 : memref<1x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.cmpf ugt, %in, %cst : f32
      %1 = arith.select %0, %in, %cst : f32
      linalg.yield %1 : f32
    }
    return
  }
  func.func @kernel(%arg0: memref<1x3x8x8xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<4xf32>, %arg3: memref<4xf32>, %arg4: memref<4xf32>, %arg5: memref<4xf32>) -> memref<1x4x6x6xf32> {
    %alloc = memref.alloc() : memref<1x4x6x6xf32>
    call @conv_0(%arg0, %arg1, %alloc) : (memref<1x3x8x8xf32>, memref<4x3x3x3xf32>, memref<1x4x6x6xf32>) -> ()
    %alloc_0 = memref.alloc() : memref<1x4x6x6xf32>
    call @batchnormalization_1(%alloc, %arg2, %arg3, %arg4, %arg5, %alloc_0) : (memref<1x4x6x6xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<1x4x6x6xf32>) -> ()
    %alloc_1 = memref.alloc() : memref<1x4x6x6xf32>
    call @relu_2(%alloc_0, %alloc_1) : (memref<1x4x6x6xf32>, memref<1x4x6x6xf32>) -> ()
    return %alloc_1 : memref<1x4x6x6xf32>
  }
}
