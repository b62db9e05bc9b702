#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func private @conv_0(%arg0: memref<1x3x6x6xf32>, %arg1: memref<3x3x3x3xf32>, %arg2: memref<1x3x6x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x3x8x8xf32>
    linalg.map outs(%alloc : memref<1x3x8x8xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview = memref.subview %alloc[0, 0, 1, 1] [1, 3, 6, 6] [1, 1, 1, 1] : memref<1x3x8x8xf32> to memref<1x3x6x6xf32, strided<[192, 64, 8, 1], offset: 9>>
    memref.copy %arg0, %subview : memref<1x3x6x6xf32> to memref<1x3x6x6xf32, strided<[192, 64, 8, 1], offset: 9>>
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<1x3x6x6xf32>)
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%alloc, %arg1 : memref<1x3x8x8xf32>, memref<3x3x3x3xf32>) outs(%arg2 : memref<1x3x6x6xf32>)
    return
  }
  func.func private @relu_1(%arg0: memref<1x3x6x6xf32>, %arg1: memref<1x3x6x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : memref<1x3x6x6xf32>) outs(%arg1 : memref<1x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.cmpf ugt, %in, %cst : f32
      %1 = arith.select %0, %in, %cst : f32
      linalg.yield %1 : f32
    }
    return
  }
  func.func private @conv_2(%arg0: memref<1x3x6x6xf32>, %arg1: memref<3x3x3x3xf32>, %arg2: memref<1x3x6x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x3x8x8xf32>
    linalg.map outs(%alloc : memref<1x3x8x8xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview = memref.subview %alloc[0, 0, 1, 1] [1, 3, 6, 6] [1, 1, 1, 1] : memref<1x3x8x8xf32> to memref<1x3x6x6xf32, strided<[192, 64, 8, 1], offset: 9>>
    memref.copy %arg0, %subview : memref<1x3x6x6xf32> to memref<1x3x6x6xf32, strided<[192, 64, 8, 1], offset: 9>>
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<1x3x6x6xf32>)
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%alloc, %arg1 : memref<1x3x8x8xf32>, memref<3x3x3x3xf32>) outs(%arg2 : memref<1x3x6x6xf32>)
    return
  }
  func.func private @add_3(%arg0: memref<1x3x6x6xf32>, %arg1: memref<1x3x6x6xf32>, %arg2: memref<1x3x6x6xf32>) {
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : memref<1x3x6x6xf32>, memref<1x3x6x6xf32>) outs(%arg2 : memref<1x3x6x6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.addf %in, %in_0 : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func private @relu_4(%arg0: memref<1x3x6x6xf32>, %arg1: memref<1x3x6x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : memref<1x3x6x6xf32>) outs(%arg1 : memref<1x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.cmpf ugt, %in, %cst : f32
      %1 = arith.select %0, %in, %cst : f32
      linalg.yield %1 : f32
    }
    return
  }
  func.func @kernel(%arg0: memref<1x3x6x6xf32>, %arg1: memref<3x3x3x3xf32>, %arg2: memref<3x3x3x3xf32>) -> memref<1x3x6x6xf32> {
    %alloc = memref.alloc() : memref<1x3x6x6xf32>
    call @conv_0(%arg0, %arg1, %alloc) : (memref<1x3x6x6xf32>, memref<3x3x3x3xf32>, memref<1x3x6x6xf32>) -> ()
    %alloc_0 = memref.alloc() : memref<1x3x6x6xf32>
    call @relu_1(%alloc, %alloc_0) : (memref<1x3x6x6xf32>, memref<1x3x6x6xf32>) -> ()
    %alloc_1 = memref.alloc() : memref<1x3x6x6xf32>
    call @conv_2(%alloc_0, %arg2, %alloc_1) : (memref<1x3x6x6xf32>, memref<3x3x3x3xf32>, memref<1x3x6x6xf32>) -> ()
    %alloc_2 = memref.alloc() : memref<1x3x6x6xf32>
    call @add_3(%alloc_1, %arg0, %alloc_2) : (memref<1x3x6x6xf32>, memref<1x3x6x6xf32>, memref<1x3x6x6xf32>) -> ()
    %alloc_3 = memref.alloc() : memref<1x3x6x6xf32>
    call @relu_4(%alloc_2, %alloc_3) : (memref<1x3x6x6xf32>, memref<1x3x6x6xf32>) -> ()
    return %alloc_3 : memref<1x3x6x6xf32>
  }
}
