#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: memref<1x2x9x8xf32>, %arg1: memref<3x2x3x3xf32>, %arg2: memref<1x3x7x6xf32>) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    scf.for %arg3 = %c0 to %c7 step %c3 {
      %0 = affine.min #map(%arg3)
      %1 = affine.apply #map1(%0)
      %subview = memref.subview %arg0[0, 0, %arg3, 0] [1, 2, %1, 8] [1, 1, 1, 1] : memref<1x2x9x8xf32> to memref<1x2x?x8xf32, strided<[144, 72, 8, 1], offset: ?>>
      %subview_0 = memref.subview %arg2[0, 0, %arg3, 0] [1, 3, %0, 6] [1, 1, 1, 1] : memref<1x3x7x6xf32> to memref<1x3x?x6xf32, strided<[126, 42, 6, 1], offset: ?>>
      scf.for %arg4 = %c0 to %c6 step %c2 {
        %subview_1 = memref.subview %subview[0, 0, 0, %arg4] [1, 2, %1, 4] [1, 1, 1, 1] : memref<1x2x?x8xf32, strided<[144, 72, 8, 1], offset: ?>> to memref<1x2x?x4xf32, strided<[144, 72, 8, 1], offset: ?>>
        %subview_2 = memref.subview %subview_0[0, 0, 0, %arg4] [1, 3, %0, 2] [1, 1, 1, 1] : memref<1x3x?x6xf32, strided<[126, 42, 6, 1], offset: ?>> to memref<1x3x?x2xf32, strided<[126, 42, 6, 1], offset: ?>>
        %alloc = memref.alloc() : memref<160xi8>
        %view = memref.view %alloc[%c0][] : memref<160xi8> to memref<1x2x5x4xf32>
        %subview_3 = memref.subview %view[0, 0, 0, 0] [1, 2, %1, 4] [1, 1, 1, 1] : memref<1x2x5x4xf32> to memref<1x2x?x4xf32, strided<[40, 20, 4, 1]>>
        %alloc_4 = memref.alloc() : memref<72xi8>
        %view_5 = memref.view %alloc_4[%c0][] : memref<72xi8> to memref<1x3x3x2xf32>
        %subview_6 = memref.subview %view_5[0, 0, 0, 0] [1, 3, %0, 2] [1, 1, 1, 1] : memref<1x3x3x2xf32> to memref<1x3x?x2xf32, strided<[18, 6, 2, 1]>>
        scf.for %arg5 = %c0 to %c2 step %c1 {
          scf.for %arg6 = %c0 to %1 step %c1 {
            scf.for %arg7 = %c0 to %c4 step %c1 {
              %2 = memref.load %subview_1[%c0, %arg5, %arg6, %arg7] : memref<1x2x?x4xf32, strided<[144, 72, 8, 1], offset: ?>>
              memref.store %2, %subview_3[%c0, %arg5, %arg6, %arg7] : memref<1x2x?x4xf32, strided<[40, 20, 4, 1]>>
            }
          }
        }
        scf.for %arg5 = %c0 to %c3 step %c1 {
          scf.for %arg6 = %c0 to %0 step %c1 {
            scf.for %arg7 = %c0 to %c2 step %c1 {
              %2 = memref.load %subview_2[%c0, %arg5, %arg6, %arg7] : memref<1x3x?x2xf32, strided<[126, 42, 6, 1], offset: ?>>
              memref.store %2, %subview_6[%c0, %arg5, %arg6, %arg7] : memref<1x3x?x2xf32, strided<[18, 6, 2, 1]>>
            }
          }
        }
        scf.for %arg5 = %c0 to %c3 step %c1 {
          scf.for %arg6 = %c0 to %0 step %c1 {
            scf.for %arg7 = %c0 to %c2 step %c1 {
              scf.for %arg8 = %c0 to %c2 step %c1 {
                scf.for %arg9 = %c0 to %c3 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %2 = affine.apply #map2(%arg6, %arg9)
                    %3 = affine.apply #map2(%arg7, %arg10)
                    %4 = memref.load %subview_3[%c0, %arg8, %2, %3] : memref<1x2x?x4xf32, strided<[40, 20, 4, 1]>>
                    %5 = memref.load %arg1[%arg5, %arg8, %arg9, %arg10] : memref<3x2x3x3xf32>
                    %6 = memref.load %subview_6[%c0, %arg5, %arg6, %arg7] : memref<1x3x?x2xf32, strided<[18, 6, 2, 1]>>
                    %7 = arith.mulf %4, %5 : f32
                    %8 = arith.addf %6, %7 : f32
                    memref.store %8, %subview_6[%c0, %arg5, %arg6, %arg7] : memref<1x3x?x2xf32, strided<[18, 6, 2, 1]>>
                  }
                }
              }
            }
          }
        }
        scf.for %arg5 = %c0 to %c3 step %c1 {
          scf.for %arg6 = %c0 to %0 step %c1 {
            scf.for %arg7 = %c0 to %c2 step %c1 {
              %2 = memref.load %subview_6[%c0, %arg5, %arg6, %arg7] : memref<1x3x?x2xf32, strided<[18, 6, 2, 1]>>
              memref.store %2, %subview_2[%c0, %arg5, %arg6, %arg7] : memref<1x3x?x2xf32, strided<[126, 42, 6, 1], offset: ?>>
            }
          }
        }
        memref.dealloc %alloc : memref<160xi8>
        memref.dealloc %alloc_4 : memref<72xi8>
      }
    }
    return
  }
}

