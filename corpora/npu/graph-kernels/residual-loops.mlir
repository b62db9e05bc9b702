#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: memref<1x3x6x6xf32>, %arg1: memref<3x3x3x3xf32>, %arg2: memref<3x3x3x3xf32>) -> memref<1x3x6x6xf32> {
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x3x8x8xf32>
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          memref.store %cst, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x3x8x8xf32>
        }
      }
    }
    %subview = memref.subview %alloc[0, 0, 1, 1] [1, 3, 6, 6] [1, 1, 1, 1] : memref<1x3x8x8xf32> to memref<1x3x6x6xf32, strided<[192, 64, 8, 1], offset: 9>>
    memref.copy %arg0, %subview : memref<1x3x6x6xf32> to memref<1x3x6x6xf32, strided<[192, 64, 8, 1], offset: 9>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x3x6x6xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x3x6x6xf32>
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          memref.store %cst, %alloc_1[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x3x6x6xf32>
    memref.copy %alloc_1, %alloc_2 : memref<1x3x6x6xf32> to memref<1x3x6x6xf32>
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c3 step %c1 {
                %0 = affine.apply #map(%arg4, %arg7)
                %1 = affine.apply #map(%arg5, %arg8)
                %2 = memref.load %alloc[%c0, %arg6, %0, %1] : memref<1x3x8x8xf32>
                %3 = memref.load %arg1[%arg3, %arg6, %arg7, %arg8] : memref<3x3x3x3xf32>
                %4 = memref.load %alloc_2[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                memref.store %6, %alloc_2[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
              }
            }
          }
        }
      }
    }
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          %0 = memref.load %alloc_2[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
          %1 = arith.cmpf ugt, %0, %cst : f32
          %2 = arith.select %1, %0, %cst : f32
          memref.store %2, %alloc_0[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x3x8x8xf32>
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          memref.store %cst, %alloc_3[%c0, %arg3, %arg4, %arg5] : memref<1x3x8x8xf32>
        }
      }
    }
    %subview_4 = memref.subview %alloc_3[0, 0, 1, 1] [1, 3, 6, 6] [1, 1, 1, 1] : memref<1x3x8x8xf32> to memref<1x3x6x6xf32, strided<[192, 64, 8, 1], offset: 9>>
    memref.copy %alloc_0, %subview_4 : memref<1x3x6x6xf32> to memref<1x3x6x6xf32, strided<[192, 64, 8, 1], offset: 9>>
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c3 step %c1 {
                %0 = affine.apply #map(%arg4, %arg7)
                %1 = affine.apply #map(%arg5, %arg8)
                %2 = memref.load %alloc_3[%c0, %arg6, %0, %1] : memref<1x3x8x8xf32>
                %3 = memref.load %arg2[%arg3, %arg6, %arg7, %arg8] : memref<3x3x3x3xf32>
                %4 = memref.load %alloc_1[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                memref.store %6, %alloc_1[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
              }
            }
          }
        }
      }
    }
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          %0 = memref.load %alloc_1[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
          %1 = memref.load %arg0[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
          %2 = arith.addf %0, %1 : f32
          %3 = arith.cmpf ugt, %2, %cst : f32
          %4 = arith.select %3, %2, %cst : f32
          memref.store %4, %alloc_0[%c0, %arg3, %arg4, %arg5] : memref<1x3x6x6xf32>
        }
      }
    }
    return %alloc_0 : memref<1x3x6x6xf32>
  }
}
