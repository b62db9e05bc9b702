module {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c12, %c20) step (%c1, %c1) {
      %0 = memref.load %arg0[%arg2, %arg3] : memref<12x20xf32>
      memref.store %0, %arg1[%arg3, %arg2] : memref<20x12xf32>
      scf.reduce 
    }
    return
  }
}

