module {
  func.func @trmm(%arg0: f64, %arg1: memref<6x6xf64>, %arg2: memref<6x5xf64>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c6 step %c4 {
      %c0_0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %c4_1 = arith.constant 4 : index
      scf.for %arg4 = %c0_0 to %c5 step %c4_1 {
        %c4_2 = arith.constant 4 : index
        %0 = arith.addi %arg3, %c4_2 : index
        %c6_3 = arith.constant 6 : index
        %1 = arith.minsi %0, %c6_3 : index
        %c1 = arith.constant 1 : index
        scf.for %arg5 = %arg3 to %1 step %c1 {
          %c4_4 = arith.constant 4 : index
          %2 = arith.addi %arg4, %c4_4 : index
          %c5_5 = arith.constant 5 : index
          %3 = arith.minsi %2, %c5_5 : index
          %c1_6 = arith.constant 1 : index
          scf.for %arg6 = %arg4 to %3 step %c1_6 {
            %c1_7 = arith.constant 1 : index
            %4 = arith.addi %arg5, %c1_7 : index
            %c6_8 = arith.constant 6 : index
            %c1_9 = arith.constant 1 : index
            scf.for %arg7 = %4 to %c6_8 step %c1_9 {
              %7 = memref.load %arg1[%arg7, %arg5] : memref<6x6xf64>
              %8 = memref.load %arg2[%arg7, %arg6] : memref<6x5xf64>
              %9 = memref.load %arg2[%arg5, %arg6] : memref<6x5xf64>
              %10 = arith.mulf %7, %8 : f64
              %11 = arith.addf %9, %10 : f64
              memref.store %11, %arg2[%arg5, %arg6] : memref<6x5xf64>
            }
            %5 = memref.load %arg2[%arg5, %arg6] : memref<6x5xf64>
            %6 = arith.mulf %arg0, %5 : f64
            memref.store %6, %arg2[%arg5, %arg6] : memref<6x5xf64>
          }
        }
      }
    }
    return
  }
}
