module {
  func.func @kernel(%arg0: memref<10x12xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x10xf32>) {
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c8, %arg10 = %c1, %arg11 = %c1) threads(%arg6, %arg7, %arg8) in (%arg12 = %c10, %arg13 = %c1, %arg14 = %c1) {
      scf.for %arg15 = %c0 to %c3 step %c1 {
        scf.for %arg16 = %c0 to %c3 step %c1 {
          %0 = arith.addi %arg3, %arg15 : index
          %1 = arith.addi %arg6, %arg16 : index
          %2 = memref.load %arg0[%0, %1] : memref<10x12xf32>
          %3 = memref.load %arg1[%arg15, %arg16] : memref<3x3xf32>
          %4 = memref.load %arg2[%arg3, %arg6] : memref<8x10xf32>
          %5 = arith.mulf %2, %3 : f32
          %6 = arith.addf %4, %5 : f32
          memref.store %6, %arg2[%arg3, %arg6] : memref<8x10xf32>
        }
      }
      gpu.terminator
    }
    return
  }
}

