module {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c24 = arith.constant 24 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c4, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c4, %arg12 = %c1, %arg13 = %c1) {
      %0 = arith.muli %arg2, %c4 overflow<nsw> : index
      %1 = arith.addi %arg5, %0 : index
      %2 = scf.for %arg14 = %c0 to %c24 step %c1 iter_args(%arg15 = %c0_i32) -> (i32) {
        %3 = memref.load %arg0[%1, %arg14] : memref<16x24xi32>
        %4 = arith.addi %arg15, %3 : i32
        scf.yield %4 : i32
      }
      memref.store %2, %arg1[%1] : memref<16xi32>
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

