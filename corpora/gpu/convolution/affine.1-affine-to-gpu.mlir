module {
  func.func @kernel(%arg0: memref<10x12xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x10xf32>) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %0 = arith.subi %c8, %c0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %1 = arith.subi %c10, %c0_0 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %0, %arg10 = %c1_2, %arg11 = %c1_2) threads(%arg6, %arg7, %arg8) in (%arg12 = %1, %arg13 = %c1_2, %arg14 = %c1_2) {
      %2 = arith.addi %c0, %arg3 : index
      %3 = arith.addi %c0_0, %arg6 : index
      affine.for %arg15 = 0 to 3 {
        affine.for %arg16 = 0 to 3 {
          %4 = affine.load %arg0[%2 + %arg15, %3 + %arg16] : memref<10x12xf32>
          %5 = affine.load %arg1[%arg15, %arg16] : memref<3x3xf32>
          %6 = affine.load %arg2[%2, %3] : memref<8x10xf32>
          %7 = arith.mulf %4, %5 : f32
          %8 = arith.addf %6, %7 : f32
          affine.store %8, %arg2[%2, %3] : memref<8x10xf32>
        }
      }
      gpu.terminator
    }
    return
  }
}

