module {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c0 = arith.constant 0 : index
    %c12 = arith.constant 12 : index
    %0 = arith.subi %c12, %c0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c20 = arith.constant 20 : index
    %1 = arith.subi %c20, %c0_0 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %0, %arg9 = %c1_2, %arg10 = %c1_2) threads(%arg5, %arg6, %arg7) in (%arg11 = %1, %arg12 = %c1_2, %arg13 = %c1_2) {
      %2 = arith.addi %c0, %arg2 : index
      %3 = arith.addi %c0_0, %arg5 : index
      %4 = memref.load %arg0[%2, %3] : memref<12x20xf32>
      memref.store %4, %arg1[%3, %2] : memref<20x12xf32>
      gpu.terminator
    }
    return
  }
}

