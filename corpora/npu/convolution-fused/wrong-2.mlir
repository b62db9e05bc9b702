#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (d0 * -4 + 7, 4)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (-d0 + 6, 4)>
#map4 = affine_map<(d0) -> (-d0 + 4, 3)>
#map5 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: memref<1x9x9x4xf32>, %arg1: memref<3x3x4x6xf32>, %arg2: memref<6xf32>) -> memref<1x7x7x6xf32> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x7x7x6xf32>
    scf.forall (%arg3, %arg4) in (2, 2) {
      %0 = affine.apply #map(%arg3)
      %1 = affine.apply #map(%arg4)
      %2 = affine.min #map1(%arg3)
      %3 = affine.min #map1(%arg4)
      %4 = affine.apply #map2(%2)
      %5 = affine.apply #map2(%3)
      %subview = memref.subview %arg0[0, %0, %1, 0] [1, %4, %5, 4] [1, 1, 1, 1] : memref<1x9x9x4xf32> to memref<1x?x?x4xf32, strided<[324, 36, 4, 1], offset: ?>>
      %subview_0 = memref.subview %alloc[0, %0, %1, 0] [1, %2, %3, 6] [1, 1, 1, 1] : memref<1x7x7x6xf32> to memref<1x?x?x6xf32, strided<[294, 42, 6, 1], offset: ?>>
      %alloc_1 = memref.alloc(%2, %3) {alignment = 64 : i64} : memref<1x?x?x6xf32>
      scf.for %arg5 = %c0 to %2 step %c1 {
        scf.for %arg6 = %c0 to %3 step %c1 {
          scf.for %arg7 = %c0 to %c6 step %c1 {
            memref.store %cst, %alloc_1[%c0, %arg5, %arg6, %arg7] : memref<1x?x?x6xf32>
          }
        }
      }
      scf.for %arg5 = %c0 to %c6 step %c4 {
        scf.for %arg6 = %c0 to %c4 step %c3 {
          %6 = affine.min #map3(%arg5)
          %7 = affine.min #map4(%arg6)
          %subview_2 = memref.subview %subview[0, 0, 0, %arg6] [1, %4, %5, %7] [1, 1, 1, 1] : memref<1x?x?x4xf32, strided<[324, 36, 4, 1], offset: ?>> to memref<1x?x?x?xf32, strided<[324, 36, 4, 1], offset: ?>>
          %subview_3 = memref.subview %arg1[0, 0, %arg6, %arg5] [3, 3, %7, %6] [1, 1, 1, 1] : memref<3x3x4x6xf32> to memref<3x3x?x?xf32, strided<[72, 24, 6, 1], offset: ?>>
          %subview_4 = memref.subview %alloc_1[0, 0, 0, %arg5] [1, %2, %3, %6] [1, 1, 1, 1] : memref<1x?x?x6xf32> to memref<1x?x?x?xf32, strided<[?, ?, 6, 1], offset: ?>>
          %alloc_5 = memref.alloc(%4, %5) {alignment = 64 : i64} : memref<1x?x?x3xf32>
          scf.for %arg7 = %c0 to %4 step %c1 {
            scf.for %arg8 = %c0 to %5 step %c1 {
              scf.for %arg9 = %c0 to %c3 step %c1 {
                memref.store %cst, %alloc_5[%c0, %arg7, %arg8, %arg9] : memref<1x?x?x3xf32>
              }
            }
          }
          %subview_6 = memref.subview %alloc_5[0, 0, 0, 0] [1, %4, %5, %7] [1, 1, 1, 1] : memref<1x?x?x3xf32> to memref<1x?x?x?xf32, strided<[?, ?, 3, 1]>>
          memref.copy %subview_2, %subview_6 : memref<1x?x?x?xf32, strided<[324, 36, 4, 1], offset: ?>> to memref<1x?x?x?xf32, strided<[?, ?, 3, 1]>>
          %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<3x3x3x4xf32>
          scf.for %arg7 = %c0 to %c3 step %c1 {
            scf.for %arg8 = %c0 to %c3 step %c1 {
              scf.for %arg9 = %c0 to %c3 step %c1 {
                scf.for %arg10 = %c0 to %c4 step %c1 {
                  memref.store %cst, %alloc_7[%arg7, %arg8, %arg9, %arg10] : memref<3x3x3x4xf32>
                }
              }
            }
          }
          %subview_8 = memref.subview %alloc_7[0, 0, 0, 0] [3, 3, %7, %6] [1, 1, 1, 1] : memref<3x3x3x4xf32> to memref<3x3x?x?xf32, strided<[36, 12, 4, 1]>>
          memref.copy %subview_3, %subview_8 : memref<3x3x?x?xf32, strided<[72, 24, 6, 1], offset: ?>> to memref<3x3x?x?xf32, strided<[36, 12, 4, 1]>>
          %alloc_9 = memref.alloc(%2, %3) {alignment = 64 : i64} : memref<1x?x?x4xf32>
          scf.for %arg7 = %c0 to %2 step %c1 {
            scf.for %arg8 = %c0 to %3 step %c1 {
              scf.for %arg9 = %c0 to %c4 step %c1 {
                memref.store %cst, %alloc_9[%c0, %arg7, %arg8, %arg9] : memref<1x?x?x4xf32>
              }
            }
          }
          %subview_10 = memref.subview %alloc_9[0, 0, 0, 0] [1, %2, %3, %6] [1, 1, 1, 1] : memref<1x?x?x4xf32> to memref<1x?x?x?xf32, strided<[?, ?, 4, 1]>>
          memref.copy %subview_4, %subview_10 : memref<1x?x?x?xf32, strided<[?, ?, 6, 1], offset: ?>> to memref<1x?x?x?xf32, strided<[?, ?, 4, 1]>>
          scf.for %arg7 = %c0 to %2 step %c1 {
            scf.for %arg8 = %c0 to %3 step %c1 {
              scf.for %arg9 = %c0 to %c4 step %c1 {
                scf.for %arg10 = %c0 to %c3 step %c1 {
                  scf.for %arg11 = %c0 to %c3 step %c1 {
                    scf.for %arg12 = %c0 to %c3 step %c1 {
                      %8 = affine.apply #map5(%arg7, %arg10)
                      %9 = affine.apply #map5(%arg8, %arg11)
                      %10 = memref.load %alloc_5[%c0, %8, %9, %arg12] : memref<1x?x?x3xf32>
                      %11 = memref.load %alloc_7[%arg10, %arg11, %arg12, %arg9] : memref<3x3x3x4xf32>
                      %12 = memref.load %alloc_9[%c0, %arg7, %arg8, %arg9] : memref<1x?x?x4xf32>
                      %13 = arith.mulf %10, %11 : f32
                      %14 = arith.addf %12, %13 : f32
                      memref.store %14, %alloc_9[%c0, %arg7, %arg8, %arg9] : memref<1x?x?x4xf32>
                    }
                  }
                }
              }
            }
          }
          memref.copy %subview_10, %subview_4 : memref<1x?x?x?xf32, strided<[?, ?, 4, 1]>> to memref<1x?x?x?xf32, strided<[?, ?, 6, 1], offset: ?>>
        }
      }
      scf.for %arg5 = %c0 to %2 step %c1 {
        scf.for %arg6 = %c0 to %3 step %c1 {
          scf.for %arg7 = %c0 to %c6 step %c1 {
            %6 = memref.load %alloc_1[%c0, %arg5, %arg6, %arg7] : memref<1x?x?x6xf32>
            %7 = memref.load %arg2[%arg7] : memref<6xf32>
            %8 = arith.addf %6, %7 : f32
            %9 = arith.minimumf %8, %cst : f32
            memref.store %9, %subview_0[%c0, %arg5, %arg6, %arg7] : memref<1x?x?x6xf32, strided<[294, 42, 6, 1], offset: ?>>
          }
        }
      }
    }
    return %alloc : memref<1x7x7x6xf32>
  }
}

