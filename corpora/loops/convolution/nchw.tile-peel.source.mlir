module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c1 step %c4 {
      %c0_0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c4_1 = arith.constant 4 : index
      scf.for %arg4 = %c0_0 to %c2 step %c4_1 {
        %c0_2 = arith.constant 0 : index
        %c4_3 = arith.constant 4 : index
        %c4_4 = arith.constant 4 : index
        scf.for %arg5 = %c0_2 to %c4_3 step %c4_4 {
          %c0_5 = arith.constant 0 : index
          %c6 = arith.constant 6 : index
          %c4_6 = arith.constant 4 : index
          scf.for %arg6 = %c0_5 to %c6 step %c4_6 {
            %c1_7 = arith.constant 1 : index
            %0 = arith.addi %arg3, %c1_7 : index
            %c1_8 = arith.constant 1 : index
            scf.for %arg7 = %arg3 to %0 step %c1_8 {
              %c2_9 = arith.constant 2 : index
              %1 = arith.addi %arg4, %c2_9 : index
              %c1_10 = arith.constant 1 : index
              scf.for %arg8 = %arg4 to %1 step %c1_10 {
                %c4_11 = arith.constant 4 : index
                %2 = arith.addi %arg5, %c4_11 : index
                %c1_12 = arith.constant 1 : index
                scf.for %arg9 = %arg5 to %2 step %c1_12 {
                  %c4_13 = arith.constant 4 : index
                  %3 = arith.addi %arg6, %c4_13 : index
                  %c6_14 = arith.constant 6 : index
                  %4 = arith.minsi %3, %c6_14 : index
                  %c1_15 = arith.constant 1 : index
                  scf.for %arg10 = %arg6 to %4 step %c1_15 {
                    memref.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                    %c0_16 = arith.constant 0 : index
                    %c3 = arith.constant 3 : index
                    %c1_17 = arith.constant 1 : index
                    scf.for %arg11 = %c0_16 to %c3 step %c1_17 {
                      %c0_18 = arith.constant 0 : index
                      %c3_19 = arith.constant 3 : index
                      %c1_20 = arith.constant 1 : index
                      scf.for %arg12 = %c0_18 to %c3_19 step %c1_20 {
                        %c0_21 = arith.constant 0 : index
                        %c2_22 = arith.constant 2 : index
                        %c1_23 = arith.constant 1 : index
                        scf.for %arg13 = %c0_21 to %c2_22 step %c1_23 {
                          %c2_24 = arith.constant 2 : index
                          %5 = arith.muli %arg9, %c2_24 overflow<nsw> : index
                          %6 = arith.addi %5, %arg12 : index
                          %c2_25 = arith.constant 2 : index
                          %7 = arith.muli %arg13, %c2_25 overflow<nsw> : index
                          %8 = arith.addi %arg10, %7 : index
                          %9 = memref.load %arg0[%arg7, %arg11, %6, %8] : memref<1x3x9x8xf64>
                          %10 = memref.load %arg1[%arg8, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %11 = memref.load %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                          %12 = arith.mulf %9, %10 : f64
                          %13 = arith.addf %11, %12 : f64
                          memref.store %13, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
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
    }
    return
  }
}
