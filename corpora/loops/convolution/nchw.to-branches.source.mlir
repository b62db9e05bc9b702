module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          memref.store %cst, %arg2[%c0, %arg3, %arg4, %arg5] : memref<1x2x4x6xf64>
          scf.for %arg6 = %c0 to %c3 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c2 step %c1 {
                %0 = arith.muli %arg4, %c2 overflow<nsw> : index
                %1 = arith.addi %0, %arg7 : index
                %2 = arith.muli %arg8, %c2 overflow<nsw> : index
                %3 = arith.addi %arg5, %2 : index
                %4 = memref.load %arg0[%c0, %arg6, %1, %3] : memref<1x3x9x8xf64>
                %5 = memref.load %arg1[%arg3, %arg6, %arg7, %arg8] : memref<2x3x3x2xf64>
                %6 = memref.load %arg2[%c0, %arg3, %arg4, %arg5] : memref<1x2x4x6xf64>
                %7 = arith.mulf %4, %5 : f64
                %8 = arith.addf %6, %7 : f64
                memref.store %8, %arg2[%c0, %arg3, %arg4, %arg5] : memref<1x2x4x6xf64>
              }
            }
          }
        }
      }
    }
    return
  }
}
