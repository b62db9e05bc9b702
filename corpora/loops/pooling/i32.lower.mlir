module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg3 = %c0_0 to %c5 step %c1_1 {
        %c0_2 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %c1_3 = arith.constant 1 : index
        %0 = scf.for %arg4 = %c0_2 to %c2 step %c1_3 iter_args(%arg5 = %c0_i32) -> (i32) {
          %c0_4 = arith.constant 0 : index
          %c2_5 = arith.constant 2 : index
          %c1_6 = arith.constant 1 : index
          %2 = scf.for %arg6 = %c0_4 to %c2_5 step %c1_6 iter_args(%arg7 = %arg5) -> (i32) {
            %c2_7 = arith.constant 2 : index
            %3 = arith.muli %arg2, %c2_7 overflow<nsw> : index
            %4 = arith.addi %3, %arg4 : index
            %c2_8 = arith.constant 2 : index
            %5 = arith.muli %arg3, %c2_8 overflow<nsw> : index
            %6 = arith.addi %5, %arg6 : index
            %7 = memref.load %arg0[%4, %6] : memref<6x10xi32>
            %8 = arith.addi %arg7, %7 : i32
            scf.yield %8 : i32
          }
          scf.yield %2 : i32
        }
        %1 = arith.shrsi %0, %c2_i32 : i32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x5xi32>
      }
    }
    return
  }
}
