module {
  func.func @fdtd_2d(%arg0: memref<6x7xf64>, %arg1: memref<6x7xf64>, %arg2: memref<6x7xf64>, %arg3: memref<3xf64>) {
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant 0.69999999999999996 : f64
    affine.for %arg4 = 0 to 3 step 3 {
      affine.for %arg5 = 0 to 3 {
        affine.for %arg6 = 0 to 7 {
          %0 = affine.load %arg3[%arg5] : memref<3xf64>
          affine.store %0, %arg1[0, %arg6] : memref<6x7xf64>
        }
        affine.for %arg6 = 1 to 6 {
          affine.for %arg7 = 0 to 7 {
            %0 = affine.load %arg1[%arg6, %arg7] : memref<6x7xf64>
            %1 = affine.load %arg2[%arg6, %arg7] : memref<6x7xf64>
            %2 = affine.load %arg2[%arg6 - 1, %arg7] : memref<6x7xf64>
            %3 = arith.subf %1, %2 : f64
            %4 = arith.mulf %3, %cst : f64
            %5 = arith.subf %0, %4 : f64
            affine.store %5, %arg1[%arg6, %arg7] : memref<6x7xf64>
          }
        }
        affine.for %arg6 = 0 to 6 {
          affine.for %arg7 = 1 to 7 {
            %0 = affine.load %arg0[%arg6, %arg7] : memref<6x7xf64>
            %1 = affine.load %arg2[%arg6, %arg7] : memref<6x7xf64>
            %2 = affine.load %arg2[%arg6, %arg7 - 1] : memref<6x7xf64>
            %3 = arith.subf %1, %2 : f64
            %4 = arith.mulf %3, %cst : f64
            %5 = arith.subf %0, %4 : f64
            affine.store %5, %arg0[%arg6, %arg7] : memref<6x7xf64>
          }
        }
        affine.for %arg6 = 0 to 5 {
          affine.for %arg7 = 0 to 6 {
            %0 = affine.load %arg2[%arg6, %arg7] : memref<6x7xf64>
            %1 = affine.load %arg0[%arg6, %arg7 + 1] : memref<6x7xf64>
            %2 = affine.load %arg0[%arg6, %arg7] : memref<6x7xf64>
            %3 = affine.load %arg1[%arg6 + 1, %arg7] : memref<6x7xf64>
            %4 = affine.load %arg1[%arg6, %arg7] : memref<6x7xf64>
            %5 = arith.subf %1, %2 : f64
            %6 = arith.addf %5, %3 : f64
            %7 = arith.subf %6, %4 : f64
            %8 = arith.mulf %7, %cst_0 : f64
            %9 = arith.subf %0, %8 : f64
            affine.store %9, %arg2[%arg6, %arg7] : memref<6x7xf64>
          }
        }
      }
    }
    return
  }
}
