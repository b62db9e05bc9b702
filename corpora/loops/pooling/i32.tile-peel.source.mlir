module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c4 {
      %c0_0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %c4_1 = arith.constant 4 : index
      scf.for %arg3 = %c0_0 to %c5 step %c4_1 {
        %c3_2 = arith.constant 3 : index
        %0 = arith.addi %arg2, %c3_2 : index
        %c1 = arith.constant 1 : index
        scf.for %arg4 = %arg2 to %0 step %c1 {
          %c4_3 = arith.constant 4 : index
          %1 = arith.addi %arg3, %c4_3 : index
          %c5_4 = arith.constant 5 : index
          %2 = arith.minsi %1, %c5_4 : index
          %c1_5 = arith.constant 1 : index
          scf.for %arg5 = %arg3 to %2 step %c1_5 {
            %c0_6 = arith.constant 0 : index
            %c2 = arith.constant 2 : index
            %c1_7 = arith.constant 1 : index
            %3 = scf.for %arg6 = %c0_6 to %c2 step %c1_7 iter_args(%arg7 = %c0_i32) -> (i32) {
              %c0_8 = arith.constant 0 : index
              %c2_9 = arith.constant 2 : index
              %c1_10 = arith.constant 1 : index
              %5 = scf.for %arg8 = %c0_8 to %c2_9 step %c1_10 iter_args(%arg9 = %arg7) -> (i32) {
                %c2_11 = arith.constant 2 : index
                %6 = arith.muli %arg4, %c2_11 overflow<nsw> : index
                %7 = arith.addi %6, %arg6 : index
                %c2_12 = arith.constant 2 : index
                %8 = arith.muli %arg5, %c2_12 overflow<nsw> : index
                %9 = arith.addi %8, %arg8 : index
                %10 = memref.load %arg0[%7, %9] : memref<6x10xi32>
                %11 = arith.addi %arg9, %10 : i32
                scf.yield %11 : i32
              }
              scf.yield %5 : i32
            }
            %4 = arith.shrsi %3, %c2_i32 : i32
            memref.store %4, %arg1[%arg4, %arg5] : memref<3x5xi32>
          }
        }
      }
    }
    return
  }
}
