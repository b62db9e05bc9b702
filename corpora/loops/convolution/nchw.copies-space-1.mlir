module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c48 = arith.constant 48 : index
    %c0_2 = arith.constant 0 : index
    %c48_3 = arith.constant 48 : index
    %c0_4 = arith.constant 0 : index
    %c36 = arith.constant 36 : index
    %c0_5 = arith.constant 0 : index
    %c216 = arith.constant 216 : index
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<1x3x9x8xf64, 1>
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 9 {
        affine.for %arg5 = 0 to 8 {
          %0 = affine.load %arg0[0, %arg3, %arg4, %arg5] : memref<1x3x9x8xf64>
          affine.store %0, %alloc[0, %arg3, %arg4, %arg5] : memref<1x3x9x8xf64, 1>
        }
      }
    }
    %alloc_8 = memref.alloc() : memref<2x3x3x2xf64, 1>
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 3 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.load %arg1[%arg3, %arg4, %arg5, %arg6] : memref<2x3x3x2xf64>
            affine.store %0, %alloc_8[%arg3, %arg4, %arg5, %arg6] : memref<2x3x3x2xf64, 1>
          }
        }
      }
    }
    %alloc_9 = memref.alloc() : memref<1x2x4x6xf64, 1>
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 6 {
          %0 = affine.load %arg2[0, %arg3, %arg4, %arg5] : memref<1x2x4x6xf64>
          affine.store %0, %alloc_9[0, %arg3, %arg4, %arg5] : memref<1x2x4x6xf64, 1>
        }
      }
    }
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 2 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 6 {
            affine.store %cst, %alloc_9[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64, 1>
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 3 {
                affine.for %arg9 = 0 to 2 {
                  %0 = affine.load %alloc[%arg3, %arg7, %arg5 * 2 + %arg8, %arg6 + %arg9 * 2] : memref<1x3x9x8xf64, 1>
                  %1 = affine.load %alloc_8[%arg4, %arg7, %arg8, %arg9] : memref<2x3x3x2xf64, 1>
                  %2 = affine.load %alloc_9[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64, 1>
                  %3 = arith.mulf %0, %1 : f64
                  %4 = arith.addf %2, %3 : f64
                  affine.store %4, %alloc_9[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64, 1>
                }
              }
            }
          }
        }
      }
    }
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 6 {
          %0 = affine.load %alloc_9[0, %arg3, %arg4, %arg5] : memref<1x2x4x6xf64, 1>
          affine.store %0, %arg2[0, %arg3, %arg4, %arg5] : memref<1x2x4x6xf64>
        }
      }
    }
    memref.dealloc %alloc_9 : memref<1x2x4x6xf64, 1>
    memref.dealloc %alloc_8 : memref<2x3x3x2xf64, 1>
    memref.dealloc %alloc : memref<1x3x9x8xf64, 1>
    return
  }
}
