module {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c4_1 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c4_1 : index
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c12, %c20) step (%0, %1) {
      scf.parallel (%arg4, %arg5) = (%c0_0, %c0_0) to (%0, %1) step (%c1, %c1) {
        %2 = arith.addi %arg4, %arg2 : index
        %3 = arith.addi %arg5, %arg3 : index
        %4 = memref.load %arg0[%2, %3] : memref<12x20xf32>
        memref.store %4, %arg1[%3, %2] : memref<20x12xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

