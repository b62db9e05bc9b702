#map = affine_map<(d0) -> (d0 * -2 + 1, 0)>
#map1 = affine_map<(d0) -> (0, d0 * 2 - 1)>
#map2 = affine_map<(d0) -> (8, d0)>
#map3 = affine_map<(d0, d1) -> (-d0 + 8, -d1 + 5)>
#map4 = affine_map<(d0) -> (0, d0)>
module {
  func.func @kernel(%arg0: memref<1x2x8x6xf32>, %arg1: memref<2x2x3x3xf32>, %arg2: memref<1x2x4x3xf32>) -> memref<1x2x4x3xf32> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    scf.for %arg3 = %c0 to %c4 step %c2 {
      %0 = affine.max #map(%arg3)
      %1 = affine.max #map1(%arg3)
      %2 = affine.min #map2(%1)
      %3 = affine.min #map3(%2, %0)
      %4 = affine.max #map4(%3)
      %5 = arith.cmpi eq, %4, %c0 : index
      %6 = scf.if %5 -> (memref<1x2x5x7xf32>) {
        %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x2x5x7xf32>
        linalg.map outs(%alloc : memref<1x2x5x7xf32>)
          (%init: f32) {
            linalg.yield %cst : f32
          }
        scf.yield %alloc : memref<1x2x5x7xf32>
      } else {
        %subview_0 = memref.subview %arg0[0, 0, %2, 0] [1, 2, %4, 6] [1, 1, 1, 1] : memref<1x2x8x6xf32> to memref<1x2x?x6xf32, strided<[96, 48, 6, 1], offset: ?>>
        %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x2x5x7xf32>
        linalg.map outs(%alloc : memref<1x2x5x7xf32>)
          (%init: f32) {
            linalg.yield %cst : f32
          }
        %subview_1 = memref.subview %alloc[0, 0, %0, 1] [1, 2, %4, 6] [1, 1, 1, 1] : memref<1x2x5x7xf32> to memref<1x2x?x6xf32, strided<[70, 35, 7, 1], offset: ?>>
        memref.copy %subview_0, %subview_1 : memref<1x2x?x6xf32, strided<[96, 48, 6, 1], offset: ?>> to memref<1x2x?x6xf32, strided<[70, 35, 7, 1], offset: ?>>
        scf.yield %alloc : memref<1x2x5x7xf32>
      }
      %subview = memref.subview %arg2[0, 0, %arg3, 0] [1, 2, 2, 3] [1, 1, 1, 1] : memref<1x2x4x3xf32> to memref<1x2x2x3xf32, strided<[24, 12, 3, 1], offset: ?>>
      linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%6, %arg1 : memref<1x2x5x7xf32>, memref<2x2x3x3xf32>) outs(%subview : memref<1x2x2x3xf32, strided<[24, 12, 3, 1], offset: ?>>)
      memref.copy %subview, %subview : memref<1x2x2x3xf32, strided<[24, 12, 3, 1], offset: ?>> to memref<1x2x2x3xf32, strided<[24, 12, 3, 1], offset: ?>>
    }
    return %arg2 : memref<1x2x4x3xf32>
  }
}

