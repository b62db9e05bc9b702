module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c3, %c5) step (%c1, %c1) {
      %0 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %c0_i32) -> (i32) {
        %2 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (i32) {
          %3 = arith.muli %arg2, %c2 overflow<nsw> : index
          %4 = arith.addi %3, %arg4 : index
          %5 = arith.muli %arg3, %c2 overflow<nsw> : index
          %6 = arith.addi %5, %arg6 : index
          %7 = memref.load %arg0[%4, %6] : memref<6x10xi32>
          %8 = arith.addi %arg7, %7 : i32
          scf.yield %8 : i32
        }
        scf.yield %2 : i32
      }
      %1 = arith.shrsi %0, %c2_i32 : i32
      memref.store %1, %arg1[%arg2, %arg3] : memref<3x5xi32>
      scf.reduce 
    }
    return
  }
}
