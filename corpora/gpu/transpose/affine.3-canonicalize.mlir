module {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c20 = arith.constant 20 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c12, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c20, %arg12 = %c1, %arg13 = %c1) {
      %0 = memref.load %arg0[%arg2, %arg5] : memref<12x20xf32>
      memref.store %0, %arg1[%arg5, %arg2] : memref<20x12xf32>
      gpu.terminator
    }
    return
  }
}

