#map = affine_map<(d0) -> (d0 * -3 + 5, 3)>
#map1 = affine_map<(d0) -> (d0 * 3)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 * 2)>
#map4 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
#map5 = affine_map<(d0) -> (d0 * -3 + 4, 3)>
#map6 = affine_map<(d0)[s0] -> (-d0 + s0)>
#map7 = affine_map<(d0)[s0] -> (-d0 + s0 + 2)>
module {
  func.func @kernel(%arg0: memref<1x4x7x6xi8>, %arg1: memref<6x4x3x3xi8>, %arg2: memref<1x6x5x4xi32>) -> memref<1x6x5x4xi32> {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    scf.forall (%arg3, %arg4) in (3, 2) {
      %0 = affine.min #map(%arg4)
      %1 = affine.apply #map1(%arg4)
      %2 = affine.apply #map2(%0)
      %3 = affine.apply #map3(%arg3)
      %subview = memref.subview %arg0[0, 0, %1, 0] [1, 4, %2, 6] [1, 1, 1, 1] : memref<1x4x7x6xi8> to memref<1x4x?x6xi8, strided<[168, 42, 6, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[%3, 0, 0, 0] [2, 4, 3, 3] [1, 1, 1, 1] : memref<6x4x3x3xi8> to memref<2x4x3x3xi8, strided<[36, 9, 3, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[0, %3, %1, 0] [1, 2, %0, 4] [1, 1, 1, 1] : memref<1x6x5x4xi32> to memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>>
      scf.for %arg5 = %c0 to %c4 step %c2 {
        %4 = affine.apply #map4()[%0]
        scf.for %arg6 = %c0 to %4 step %c2 {
          %subview_2 = memref.subview %subview[0, %arg5, %arg6, 0] [1, 2, 4, 6] [1, 1, 1, 1] : memref<1x4x?x6xi8, strided<[168, 42, 6, 1], offset: ?>> to memref<1x2x4x6xi8, strided<[168, 42, 6, 1], offset: ?>>
          %subview_3 = memref.subview %subview_0[0, %arg5, 0, 0] [2, 2, 3, 3] [1, 1, 1, 1] : memref<2x4x3x3xi8, strided<[36, 9, 3, 1], offset: ?>> to memref<2x2x3x3xi8, strided<[36, 9, 3, 1], offset: ?>>
          %subview_4 = memref.subview %subview_1[0, 0, %arg6, 0] [1, 2, 2, 4] [1, 1, 1, 1] : memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x2x2x4xi32, strided<[120, 20, 4, 1], offset: ?>>
          scf.forall (%arg7, %arg8) in (2, 2) {
            %5 = affine.apply #map1(%arg8)
            %6 = affine.min #map5(%arg8)
            %7 = affine.apply #map2(%6)
            %subview_5 = memref.subview %subview_2[0, 0, 0, %5] [1, 2, 4, %7] [1, 1, 1, 1] : memref<1x2x4x6xi8, strided<[168, 42, 6, 1], offset: ?>> to memref<1x2x4x?xi8, strided<[168, 42, 6, 1], offset: ?>>
            %subview_6 = memref.subview %subview_3[%arg7, 0, 0, 0] [1, 2, 3, 3] [1, 1, 1, 1] : memref<2x2x3x3xi8, strided<[36, 9, 3, 1], offset: ?>> to memref<1x2x3x3xi8, strided<[36, 9, 3, 1], offset: ?>>
            %subview_7 = memref.subview %subview_4[0, %arg7, 0, %5] [1, 1, 2, %6] [1, 1, 1, 1] : memref<1x2x2x4xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x1x2x?xi32, strided<[120, 20, 4, 1], offset: ?>>
            linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%subview_5, %subview_6 : memref<1x2x4x?xi8, strided<[168, 42, 6, 1], offset: ?>>, memref<1x2x3x3xi8, strided<[36, 9, 3, 1], offset: ?>>) outs(%subview_7 : memref<1x1x2x?xi32, strided<[120, 20, 4, 1], offset: ?>>)
            memref.copy %subview_7, %subview_7 : memref<1x1x2x?xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x1x2x?xi32, strided<[120, 20, 4, 1], offset: ?>>
          }
          memref.copy %subview_4, %subview_4 : memref<1x2x2x4xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x2x2x4xi32, strided<[120, 20, 4, 1], offset: ?>>
        }
        scf.for %arg6 = %4 to %0 step %c2 {
          %5 = affine.apply #map6(%arg6)[%0]
          %6 = affine.apply #map7(%arg6)[%0]
          %subview_2 = memref.subview %subview[0, %arg5, %arg6, 0] [1, 2, %6, 6] [1, 1, 1, 1] : memref<1x4x?x6xi8, strided<[168, 42, 6, 1], offset: ?>> to memref<1x2x?x6xi8, strided<[168, 42, 6, 1], offset: ?>>
          %subview_3 = memref.subview %subview_0[0, %arg5, 0, 0] [2, 2, 3, 3] [1, 1, 1, 1] : memref<2x4x3x3xi8, strided<[36, 9, 3, 1], offset: ?>> to memref<2x2x3x3xi8, strided<[36, 9, 3, 1], offset: ?>>
          %subview_4 = memref.subview %subview_1[0, 0, %arg6, 0] [1, 2, %5, 4] [1, 1, 1, 1] : memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>>
          scf.forall (%arg7, %arg8) in (2, 2) {
            %7 = affine.apply #map1(%arg8)
            %8 = affine.min #map5(%arg8)
            %9 = affine.apply #map2(%8)
            %subview_5 = memref.subview %subview_2[0, 0, 0, %7] [1, 2, %6, %9] [1, 1, 1, 1] : memref<1x2x?x6xi8, strided<[168, 42, 6, 1], offset: ?>> to memref<1x2x?x?xi8, strided<[168, 42, 6, 1], offset: ?>>
            %subview_6 = memref.subview %subview_3[%arg7, 0, 0, 0] [1, 2, 3, 3] [1, 1, 1, 1] : memref<2x2x3x3xi8, strided<[36, 9, 3, 1], offset: ?>> to memref<1x2x3x3xi8, strided<[36, 9, 3, 1], offset: ?>>
            %subview_7 = memref.subview %subview_4[0, %arg7, 0, %7] [1, 1, %5, %8] [1, 1, 1, 1] : memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x1x?x?xi32, strided<[120, 20, 4, 1], offset: ?>>
            linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%subview_5, %subview_6 : memref<1x2x?x?xi8, strided<[168, 42, 6, 1], offset: ?>>, memref<1x2x3x3xi8, strided<[36, 9, 3, 1], offset: ?>>) outs(%subview_7 : memref<1x1x?x?xi32, strided<[120, 20, 4, 1], offset: ?>>)
            memref.copy %subview_7, %subview_7 : memref<1x1x?x?xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x1x?x?xi32, strided<[120, 20, 4, 1], offset: ?>>
          }
          memref.copy %subview_4, %subview_4 : memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>>
        }
      }
      memref.copy %subview_1, %subview_1 : memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>> to memref<1x2x?x4xi32, strided<[120, 20, 4, 1], offset: ?>>
    }
    return %arg2 : memref<1x6x5x4xi32>
  }
}

