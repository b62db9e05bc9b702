module {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c24 = arith.constant 24 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg2) = (%c0) to (%c16) step (%c1) {
      %0 = scf.for %arg3 = %c0 to %c24 step %c1 iter_args(%arg4 = %c0_i32) -> (i32) {
        %1 = memref.load %arg0[%arg2, %arg3] : memref<16x24xi32>
        %2 = arith.addi %arg4, %1 : i32
        scf.yield %2 : i32
      }
      memref.store %0, %arg1[%arg2] : memref<16xi32>
      scf.reduce 
    }
    return
  }
}

