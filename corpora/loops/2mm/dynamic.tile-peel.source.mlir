module {
  func.func @two_mm(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?xf32>, %arg8: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg9 = %c0 to %arg0 step %c4 {
      %c0_2 = arith.constant 0 : index
      %c4_3 = arith.constant 4 : index
      scf.for %arg10 = %c0_2 to %arg1 step %c4_3 {
        %c4_4 = arith.constant 4 : index
        %0 = arith.addi %arg9, %c4_4 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg11 = %arg9 to %1 step %c1 {
          %c4_5 = arith.constant 4 : index
          %2 = arith.addi %arg10, %c4_5 : index
          %3 = arith.minsi %2, %arg1 : index
          %c1_6 = arith.constant 1 : index
          scf.for %arg12 = %arg10 to %3 step %c1_6 {
            memref.store %cst, %arg4[%arg11, %arg12] : memref<?x?xf32>
            %c0_7 = arith.constant 0 : index
            %c1_8 = arith.constant 1 : index
            scf.for %arg13 = %c0_7 to %arg2 step %c1_8 {
              %4 = memref.load %arg5[%arg11, %arg13] : memref<?x?xf32>
              %5 = memref.load %arg6[%arg13, %arg12] : memref<?x?xf32>
              %6 = memref.load %arg4[%arg11, %arg12] : memref<?x?xf32>
              %7 = arith.mulf %4, %5 : f32
              %8 = arith.addf %6, %7 : f32
              memref.store %8, %arg4[%arg11, %arg12] : memref<?x?xf32>
            }
          }
        }
      }
    }
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    scf.for %arg9 = %c0_0 to %arg0 step %c4_1 {
      %c0_2 = arith.constant 0 : index
      %c4_3 = arith.constant 4 : index
      scf.for %arg10 = %c0_2 to %arg3 step %c4_3 {
        %c0_4 = arith.constant 0 : index
        %c4_5 = arith.constant 4 : index
        scf.for %arg11 = %c0_4 to %arg1 step %c4_5 {
          %c4_6 = arith.constant 4 : index
          %0 = arith.addi %arg9, %c4_6 : index
          %1 = arith.minsi %0, %arg0 : index
          %c1 = arith.constant 1 : index
          scf.for %arg12 = %arg9 to %1 step %c1 {
            %c4_7 = arith.constant 4 : index
            %2 = arith.addi %arg10, %c4_7 : index
            %3 = arith.minsi %2, %arg3 : index
            %c1_8 = arith.constant 1 : index
            scf.for %arg13 = %arg10 to %3 step %c1_8 {
              %c4_9 = arith.constant 4 : index
              %4 = arith.addi %arg11, %c4_9 : index
              %5 = arith.minsi %4, %arg1 : index
              %c1_10 = arith.constant 1 : index
              scf.for %arg14 = %arg11 to %5 step %c1_10 {
                %6 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %7 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %8 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %9 = arith.mulf %6, %7 : f32
                %10 = arith.addf %8, %9 : f32
                memref.store %10, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
