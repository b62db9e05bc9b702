module {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c24 = arith.constant 24 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c16, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c1, %arg12 = %c1, %arg13 = %c1) {
      %0 = scf.for %arg14 = %c0 to %c24 step %c1 iter_args(%arg15 = %c0_i32) -> (i32) {
        %1 = memref.load %arg0[%arg2, %arg14] : memref<16x24xi32>
        %2 = arith.addi %arg15, %1 : i32
        scf.yield %2 : i32
      }
      memref.store %0, %arg1[%arg2] : memref<16xi32>
      gpu.terminator
    }
    return
  }
}

