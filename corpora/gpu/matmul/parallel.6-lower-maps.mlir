module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c4, %arg10 = %c2, %arg11 = %c1) threads(%arg6, %arg7, %arg8) in (%arg12 = %c4, %arg13 = %c4, %arg14 = %c1) {
      %0 = arith.muli %arg3, %c4 overflow<nsw> : index
      %1 = arith.muli %arg4, %c4 overflow<nsw> : index
      %2 = arith.addi %arg6, %0 : index
      %3 = arith.addi %arg7, %1 : index
      scf.for %arg15 = %c0 to %c24 step %c1 {
        %4 = memref.load %arg0[%2, %arg15] : memref<16x24xf32>
        %5 = memref.load %arg1[%arg15, %3] : memref<24x8xf32>
        %6 = memref.load %arg2[%2, %3] : memref<16x8xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.addf %6, %7 : f32
        memref.store %8, %arg2[%2, %3] : memref<16x8xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

