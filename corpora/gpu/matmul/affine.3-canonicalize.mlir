module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c16, %arg10 = %c1, %arg11 = %c1) threads(%arg6, %arg7, %arg8) in (%arg12 = %c8, %arg13 = %c1, %arg14 = %c1) {
      scf.for %arg15 = %c0 to %c24 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg15] : memref<16x24xf32>
        %1 = memref.load %arg1[%arg15, %arg6] : memref<24x8xf32>
        %2 = memref.load %arg2[%arg3, %arg6] : memref<16x8xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg2[%arg3, %arg6] : memref<16x8xf32>
      }
      gpu.terminator
    }
    return
  }
}

