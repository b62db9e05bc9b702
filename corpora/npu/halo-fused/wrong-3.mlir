#map = affine_map<(d0) -> (d0 * 3)>
#map1 = affine_map<(d0) -> (d0 * 2)>
#map2 = affine_map<(d0) -> (d0 * -3 + 7, 3)>
#map3 = affine_map<(d0) -> (d0 * -2 + 5, 2)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<()[s0] -> (s0 + 1)>
#map6 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: memref<1x10x8x3xf32>, %arg1: memref<3x3x3xf32>, %arg2: memref<2x2x3x4xf32>) -> memref<1x7x5x4xf32> {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x7x5x4xf32>
    scf.for %arg3 = %c0 to %c7 step %c1 {
      scf.for %arg4 = %c0 to %c5 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          memref.store %cst, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x7x5x4xf32>
        }
      }
    }
    scf.forall (%arg3, %arg4) in (3, 3) {
      %0 = affine.apply #map(%arg3)
      %1 = affine.apply #map1(%arg4)
      %2 = affine.min #map2(%arg3)
      %3 = affine.min #map3(%arg4)
      %4 = affine.apply #map4(%2)
      %5 = affine.apply #map4(%3)
      %subview = memref.subview %arg0[0, %1, %0, 0] [1, %4, %5, 3] [1, 1, 1, 1] : memref<1x10x8x3xf32> to memref<1x?x?x3xf32, strided<[240, 24, 3, 1], offset: ?>>
      %6 = affine.apply #map5()[%2]
      %7 = affine.apply #map5()[%3]
      %alloc_0 = memref.alloc(%6, %7) {alignment = 64 : i64} : memref<1x?x?x3xf32>
      scf.for %arg5 = %c0 to %6 step %c1 {
        scf.for %arg6 = %c0 to %7 step %c1 {
          scf.for %arg7 = %c0 to %c3 step %c1 {
            memref.store %cst, %alloc_0[%c0, %arg5, %arg6, %arg7] : memref<1x?x?x3xf32>
          }
        }
      }
      scf.for %arg5 = %c0 to %6 step %c1 {
        scf.for %arg6 = %c0 to %7 step %c1 {
          scf.for %arg7 = %c0 to %c3 step %c1 {
            scf.for %arg8 = %c0 to %c3 step %c1 {
              scf.for %arg9 = %c0 to %c3 step %c1 {
                %8 = affine.apply #map6(%arg5, %arg8)
                %9 = affine.apply #map6(%arg6, %arg9)
                %10 = memref.load %subview[%c0, %8, %9, %arg7] : memref<1x?x?x3xf32, strided<[240, 24, 3, 1], offset: ?>>
                %11 = memref.load %arg1[%arg8, %arg9, %arg7] : memref<3x3x3xf32>
                %12 = memref.load %alloc_0[%c0, %arg5, %arg6, %arg7] : memref<1x?x?x3xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %alloc_0[%c0, %arg5, %arg6, %arg7] : memref<1x?x?x3xf32>
              }
            }
          }
        }
      }
      %subview_1 = memref.subview %alloc[0, %0, %1, 0] [1, %2, %3, 4] [1, 1, 1, 1] : memref<1x7x5x4xf32> to memref<1x?x?x4xf32, strided<[140, 20, 4, 1], offset: ?>>
      scf.for %arg5 = %c0 to %2 step %c1 {
        scf.for %arg6 = %c0 to %3 step %c1 {
          scf.for %arg7 = %c0 to %c4 step %c1 {
            scf.for %arg8 = %c0 to %c2 step %c1 {
              scf.for %arg9 = %c0 to %c2 step %c1 {
                scf.for %arg10 = %c0 to %c3 step %c1 {
                  %8 = affine.apply #map6(%arg5, %arg8)
                  %9 = affine.apply #map6(%arg6, %arg9)
                  %10 = memref.load %alloc_0[%c0, %8, %9, %arg10] : memref<1x?x?x3xf32>
                  %11 = memref.load %arg2[%arg8, %arg9, %arg10, %arg7] : memref<2x2x3x4xf32>
                  %12 = memref.load %subview_1[%c0, %arg5, %arg6, %arg7] : memref<1x?x?x4xf32, strided<[140, 20, 4, 1], offset: ?>>
                  %13 = arith.mulf %10, %11 : f32
                  %14 = arith.addf %12, %13 : f32
                  memref.store %14, %subview_1[%c0, %arg5, %arg6, %arg7] : memref<1x?x?x4xf32, strided<[140, 20, 4, 1], offset: ?>>
                }
              }
            }
          }
        }
      }
    }
    return %alloc : memref<1x7x5x4xf32>
  }
}

