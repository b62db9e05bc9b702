module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c1 step %c1_0 {
      %c0_1 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c1_2 = arith.constant 1 : index
      scf.for %arg4 = %c0_1 to %c2 step %c1_2 {
        %c0_3 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c1_4 = arith.constant 1 : index
        scf.for %arg5 = %c0_3 to %c4 step %c1_4 {
          %c0_5 = arith.constant 0 : index
          %c6 = arith.constant 6 : index
          %c1_6 = arith.constant 1 : index
          scf.for %arg6 = %c0_5 to %c6 step %c1_6 {
            memref.store %cst, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
            %c0_7 = arith.constant 0 : index
            %c3 = arith.constant 3 : index
            %c1_8 = arith.constant 1 : index
            scf.for %arg7 = %c0_7 to %c3 step %c1_8 {
              %c0_9 = arith.constant 0 : index
              %c3_10 = arith.constant 3 : index
              %c1_11 = arith.constant 1 : index
              scf.for %arg8 = %c0_9 to %c3_10 step %c1_11 {
                %c0_12 = arith.constant 0 : index
                %c2_13 = arith.constant 2 : index
                %c1_14 = arith.constant 1 : index
                scf.for %arg9 = %c0_12 to %c2_13 step %c1_14 {
                  %c2_15 = arith.constant 2 : index
                  %0 = arith.muli %arg5, %c2_15 overflow<nsw> : index
                  %1 = arith.addi %0, %arg8 : index
                  %c2_16 = arith.constant 2 : index
                  %2 = arith.muli %arg9, %c2_16 overflow<nsw> : index
                  %3 = arith.addi %arg6, %2 : index
                  %4 = memref.load %arg0[%arg3, %arg7, %1, %3] : memref<1x3x9x8xf64>
                  %5 = memref.load %arg1[%arg4, %arg7, %arg8, %arg9] : memref<2x3x3x2xf64>
                  %6 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
                  %7 = arith.mulf %4, %5 : f64
                  %8 = arith.addf %6, %7 : f64
                  memref.store %8, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
                }
              }
            }
          }
        }
      }
    }
    return
  }
}
