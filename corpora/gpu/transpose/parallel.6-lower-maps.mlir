module {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c3, %arg9 = %c5, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c4, %arg12 = %c4, %arg13 = %c1) {
      %0 = arith.muli %arg2, %c4 overflow<nsw> : index
      %1 = arith.muli %arg3, %c4 overflow<nsw> : index
      %2 = arith.addi %arg5, %0 : index
      %3 = arith.addi %arg6, %1 : index
      %4 = memref.load %arg0[%2, %3] : memref<12x20xf32>
      memref.store %4, %arg1[%3, %2] : memref<20x12xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

