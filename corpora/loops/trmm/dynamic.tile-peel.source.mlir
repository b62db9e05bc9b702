module {
  func.func @trmm(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %arg0 step %c4 {
      %c0_0 = arith.constant 0 : index
      %c4_1 = arith.constant 4 : index
      scf.for %arg6 = %c0_0 to %arg1 step %c4_1 {
        %c4_2 = arith.constant 4 : index
        %0 = arith.addi %arg5, %c4_2 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg7 = %arg5 to %1 step %c1 {
          %c4_3 = arith.constant 4 : index
          %2 = arith.addi %arg6, %c4_3 : index
          %3 = arith.minsi %2, %arg1 : index
          %c1_4 = arith.constant 1 : index
          scf.for %arg8 = %arg6 to %3 step %c1_4 {
            %c1_5 = arith.constant 1 : index
            %4 = arith.addi %arg7, %c1_5 : index
            %c1_6 = arith.constant 1 : index
            scf.for %arg9 = %4 to %arg0 step %c1_6 {
              %7 = memref.load %arg3[%arg9, %arg7] : memref<?x?xf32>
              %8 = memref.load %arg4[%arg9, %arg8] : memref<?x?xf32>
              %9 = memref.load %arg4[%arg7, %arg8] : memref<?x?xf32>
              %10 = arith.mulf %7, %8 : f32
              %11 = arith.addf %9, %10 : f32
              memref.store %11, %arg4[%arg7, %arg8] : memref<?x?xf32>
            }
            %5 = memref.load %arg4[%arg7, %arg8] : memref<?x?xf32>
            %6 = arith.mulf %arg2, %5 : f32
            memref.store %6, %arg4[%arg7, %arg8] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}
