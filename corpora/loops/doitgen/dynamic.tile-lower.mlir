module {
  func.func @doitgen(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg6 = %c0 to %arg0 step %c4 {
      %c0_0 = arith.constant 0 : index
      %c4_1 = arith.constant 4 : index
      scf.for %arg7 = %c0_0 to %arg1 step %c4_1 {
        %c4_2 = arith.constant 4 : index
        %0 = arith.addi %arg6, %c4_2 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %c4_3 = arith.constant 4 : index
          %2 = arith.addi %arg7, %c4_3 : index
          %3 = arith.minsi %2, %arg1 : index
          %c1_4 = arith.constant 1 : index
          scf.for %arg9 = %arg7 to %3 step %c1_4 {
            %c0_5 = arith.constant 0 : index
            %c1_6 = arith.constant 1 : index
            scf.for %arg10 = %c0_5 to %arg2 step %c1_6 {
              memref.store %cst, %arg5[%arg10] : memref<?xf32>
              %c0_9 = arith.constant 0 : index
              %c1_10 = arith.constant 1 : index
              scf.for %arg11 = %c0_9 to %arg2 step %c1_10 {
                %4 = memref.load %arg5[%arg10] : memref<?xf32>
                %5 = memref.load %arg3[%arg8, %arg9, %arg11] : memref<?x?x?xf32>
                %6 = memref.load %arg4[%arg11, %arg10] : memref<?x?xf32>
                %7 = arith.mulf %5, %6 : f32
                %8 = arith.addf %4, %7 : f32
                memref.store %8, %arg5[%arg10] : memref<?xf32>
              }
            }
            %c0_7 = arith.constant 0 : index
            %c1_8 = arith.constant 1 : index
            scf.for %arg10 = %c0_7 to %arg2 step %c1_8 {
              %4 = memref.load %arg5[%arg10] : memref<?xf32>
              memref.store %4, %arg3[%arg8, %arg9, %arg10] : memref<?x?x?xf32>
            }
          }
        }
      }
    }
    return
  }
}
