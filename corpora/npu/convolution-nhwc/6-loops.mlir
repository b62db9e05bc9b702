#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (d0 * 3)>
#map2 = affine_map<(d0) -> (d0 * -3 + 8, 3)>
#map3 = affine_map<(d0) -> (d0 + 2)>
#map4 = affine_map<(d0) -> (-d0 + 4, 3)>
#map5 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: memref<1x10x10x4xf32>, %arg1: memref<3x3x4x8xf32>, %arg2: memref<1x8x8x8xf32>) -> memref<1x8x8x8xf32> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    scf.forall (%arg3, %arg4, %arg5) in (2, 3, 2) {
      %0 = affine.apply #map(%arg3)
      %1 = affine.apply #map1(%arg4)
      %2 = affine.apply #map(%arg5)
      %3 = affine.min #map2(%arg4)
      %4 = affine.apply #map3(%3)
      %subview = memref.subview %arg0[0, %0, %1, 0] [1, 6, %4, 4] [1, 1, 1, 1] : memref<1x10x10x4xf32> to memref<1x6x?x4xf32, strided<[400, 40, 4, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[0, 0, 0, %2] [3, 3, 4, 4] [1, 1, 1, 1] : memref<3x3x4x8xf32> to memref<3x3x4x4xf32, strided<[96, 32, 8, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[0, %0, %1, %2] [1, 4, %3, 4] [1, 1, 1, 1] : memref<1x8x8x8xf32> to memref<1x4x?x4xf32, strided<[512, 64, 8, 1], offset: ?>>
      scf.for %arg6 = %c0 to %c4 step %c2 {
        scf.for %arg7 = %c0 to %c4 step %c2 {
          scf.for %arg8 = %c0 to %c4 step %c3 {
            %5 = affine.min #map4(%arg8)
            %subview_2 = memref.subview %subview[0, %arg6, 0, %arg8] [1, 4, %4, %5] [1, 1, 1, 1] : memref<1x6x?x4xf32, strided<[400, 40, 4, 1], offset: ?>> to memref<1x4x?x?xf32, strided<[400, 40, 4, 1], offset: ?>>
            %subview_3 = memref.subview %subview_0[0, 0, %arg8, %arg7] [3, 3, %5, 2] [1, 1, 1, 1] : memref<3x3x4x4xf32, strided<[96, 32, 8, 1], offset: ?>> to memref<3x3x?x2xf32, strided<[96, 32, 8, 1], offset: ?>>
            %subview_4 = memref.subview %subview_1[0, %arg6, 0, %arg7] [1, 2, %3, 2] [1, 1, 1, 1] : memref<1x4x?x4xf32, strided<[512, 64, 8, 1], offset: ?>> to memref<1x2x?x2xf32, strided<[512, 64, 8, 1], offset: ?>>
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c3 step %c1 {
                scf.for %arg11 = %c0 to %c2 step %c1 {
                  %6 = affine.apply #map5(%arg11, %arg9)
                  %subview_5 = memref.subview %subview_2[0, %6, %arg10, 0] [1, 1, %3, %5] [1, 1, 1, 1] : memref<1x4x?x?xf32, strided<[400, 40, 4, 1], offset: ?>> to memref<1x1x?x?xf32, strided<[400, 40, 4, 1], offset: ?>>
                  %subview_6 = memref.subview %subview_3[%arg9, %arg10, 0, 0] [1, 1, %5, 2] [1, 1, 1, 1] : memref<3x3x?x2xf32, strided<[96, 32, 8, 1], offset: ?>> to memref<1x1x?x2xf32, strided<[96, 32, 8, 1], offset: ?>>
                  %subview_7 = memref.subview %subview_4[0, %arg11, 0, 0] [1, 1, %3, 2] [1, 1, 1, 1] : memref<1x2x?x2xf32, strided<[512, 64, 8, 1], offset: ?>> to memref<1x1x?x2xf32, strided<[512, 64, 8, 1], offset: ?>>
                  %subview_8 = memref.subview %subview_5[0, 0, 0, 0] [1, 1, %3, %5] [1, 1, 1, 1] : memref<1x1x?x?xf32, strided<[400, 40, 4, 1], offset: ?>> to memref<1x?x?xf32, strided<[400, 4, 1], offset: ?>>
                  %subview_9 = memref.subview %subview_6[0, 0, 0, 0] [1, 1, %5, 2] [1, 1, 1, 1] : memref<1x1x?x2xf32, strided<[96, 32, 8, 1], offset: ?>> to memref<1x?x2xf32, strided<[96, 8, 1], offset: ?>>
                  %subview_10 = memref.subview %subview_7[0, 0, 0, 0] [1, 1, %3, 2] [1, 1, 1, 1] : memref<1x1x?x2xf32, strided<[512, 64, 8, 1], offset: ?>> to memref<1x?x2xf32, strided<[512, 8, 1], offset: ?>>
                  scf.for %arg12 = %c0 to %3 step %c1 {
                    scf.for %arg13 = %c0 to %c2 step %c1 {
                      scf.for %arg14 = %c0 to %5 step %c1 {
                        %7 = memref.load %subview_8[%c0, %arg12, %arg14] : memref<1x?x?xf32, strided<[400, 4, 1], offset: ?>>
                        %8 = memref.load %subview_9[%c0, %arg14, %arg13] : memref<1x?x2xf32, strided<[96, 8, 1], offset: ?>>
                        %9 = memref.load %subview_10[%c0, %arg12, %arg13] : memref<1x?x2xf32, strided<[512, 8, 1], offset: ?>>
                        %10 = arith.mulf %7, %8 : f32
                        %11 = arith.addf %9, %10 : f32
                        memref.store %11, %subview_10[%c0, %arg12, %arg13] : memref<1x?x2xf32, strided<[512, 8, 1], offset: ?>>
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return %arg2 : memref<1x8x8x8xf32>
  }
}

