module {
  func.func @floyd_warshall(%arg0: memref<7x7xi32>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    scf.for %arg1 = %c0 to %c7 step %c4 {
      %c0_0 = arith.constant 0 : index
      %c7_1 = arith.constant 7 : index
      %c4_2 = arith.constant 4 : index
      scf.for %arg2 = %c0_0 to %c7_1 step %c4_2 {
        %c0_3 = arith.constant 0 : index
        %c7_4 = arith.constant 7 : index
        %c4_5 = arith.constant 4 : index
        scf.for %arg3 = %c0_3 to %c7_4 step %c4_5 {
          %c4_6 = arith.constant 4 : index
          %0 = arith.addi %arg1, %c4_6 : index
          %c7_7 = arith.constant 7 : index
          %1 = arith.minsi %0, %c7_7 : index
          %c1 = arith.constant 1 : index
          scf.for %arg4 = %arg1 to %1 step %c1 {
            %c4_8 = arith.constant 4 : index
            %2 = arith.addi %arg2, %c4_8 : index
            %c7_9 = arith.constant 7 : index
            %3 = arith.minsi %2, %c7_9 : index
            %c1_10 = arith.constant 1 : index
            scf.for %arg5 = %arg2 to %3 step %c1_10 {
              %c4_11 = arith.constant 4 : index
              %4 = arith.addi %arg3, %c4_11 : index
              %c7_12 = arith.constant 7 : index
              %5 = arith.minsi %4, %c7_12 : index
              %c1_13 = arith.constant 1 : index
              scf.for %arg6 = %arg3 to %5 step %c1_13 {
                %6 = memref.load %arg0[%arg5, %arg6] : memref<7x7xi32>
                %7 = memref.load %arg0[%arg5, %arg4] : memref<7x7xi32>
                %8 = memref.load %arg0[%arg4, %arg6] : memref<7x7xi32>
                %9 = arith.addi %7, %8 : i32
                %10 = arith.cmpi slt, %6, %9 : i32
                %11 = arith.select %10, %6, %9 : i32
                memref.store %11, %arg0[%arg5, %arg6] : memref<7x7xi32>
              }
            }
          }
        }
      }
    }
    return
  }
}
