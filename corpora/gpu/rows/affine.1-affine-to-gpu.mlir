module {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %0 = arith.subi %c16, %c0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %1 = arith.subi %c1_1, %c0_0 : index
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %0, %arg9 = %c1_3, %arg10 = %c1_3) threads(%arg5, %arg6, %arg7) in (%arg11 = %1, %arg12 = %c1_3, %arg13 = %c1_3) {
      %2 = arith.addi %c0, %arg2 : index
      %3 = arith.addi %c0_0, %arg5 : index
      %4 = affine.for %arg14 = 0 to 24 iter_args(%arg15 = %c0_i32) -> (i32) {
        %5 = affine.load %arg0[%2, %arg14] : memref<16x24xi32>
        %6 = arith.addi %arg15, %5 : i32
        affine.yield %6 : i32
      }
      affine.store %4, %arg1[%2] : memref<16xi32>
      gpu.terminator
    }
    return
  }
}

