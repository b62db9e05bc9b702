#map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @f(%arg0: memref<1x4x4x5x2xi8, strided<[?, ?, ?, ?, ?], offset: ?>>, %arg1: memref<3x2x2x3x2xi8, strided<[?, ?, ?, ?, ?], offset: ?>>, %arg2: memref<3xi32, strided<[?], offset: ?>>) -> memref<1x4x5x3x3xi32> {
    %c3_i32 = arith.constant 3 : i32
    %c3_i8 = arith.constant 3 : i8
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x5x6x5x2xi8>
    linalg.map outs(%alloc : memref<1x5x6x5x2xi8>)
      (%init: i8) {
        %0 = linalg.index 0 : index
        %1 = linalg.index 1 : index
        %2 = linalg.index 2 : index
        %3 = linalg.index 3 : index
        %4 = linalg.index 4 : index
        linalg.yield %c3_i8 : i8
      }
    %subview = memref.subview %alloc[0, 0, 1, 0, 0] [1, 4, 4, 5, 2] [1, 1, 1, 1, 1] : memref<1x5x6x5x2xi8> to memref<1x4x4x5x2xi8, strided<[300, 60, 10, 2, 1], offset: 10>>
    memref.copy %arg0, %subview : memref<1x4x4x5x2xi8, strided<[?, ?, ?, ?, ?], offset: ?>> to memref<1x4x4x5x2xi8, strided<[300, 60, 10, 2, 1], offset: 10>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x2x3x2x3xi8>
    linalg.transpose ins(%arg1 : memref<3x2x2x3x2xi8, strided<[?, ?, ?, ?, ?], offset: ?>>) outs(%alloc_0 : memref<2x2x3x2x3xi8>) permutation = [1, 2, 3, 4, 0] 
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x4x5x3x3xi32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : memref<3xi32, strided<[?], offset: ?>>) outs(%alloc_1 : memref<1x4x5x3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%alloc, %alloc_0, %c3_i32, %c3_i32 : memref<1x5x6x5x2xi8>, memref<2x2x3x2x3xi8>, i32, i32) outs(%alloc_1 : memref<1x4x5x3x3xi32>)
    %cast = memref.cast %alloc_1 : memref<1x4x5x3x3xi32> to memref<1x4x5x3x3xi32, strided<[?, ?, ?, ?, ?], offset: ?>>
    return %alloc_1 : memref<1x4x5x3x3xi32>
  }
}
