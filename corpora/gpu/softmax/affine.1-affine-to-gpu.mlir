module {
  func.func @kernel(%arg0: memref<6x16xf32>, %arg1: memref<6x16xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %0 = arith.subi %c6, %c0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %1 = arith.subi %c1_2, %c0_1 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %0, %arg9 = %c1_4, %arg10 = %c1_4) threads(%arg5, %arg6, %arg7) in (%arg11 = %1, %arg12 = %c1_4, %arg13 = %c1_4) {
      %2 = arith.addi %c0, %arg2 : index
      %3 = arith.addi %c0_1, %arg5 : index
      %4 = affine.for %arg14 = 0 to 16 iter_args(%arg15 = %cst) -> (f32) {
        %6 = affine.load %arg0[%2, %arg14] : memref<6x16xf32>
        %7 = arith.maximumf %arg15, %6 : f32
        affine.yield %7 : f32
      }
      %5 = affine.for %arg14 = 0 to 16 iter_args(%arg15 = %cst_0) -> (f32) {
        %6 = affine.load %arg0[%2, %arg14] : memref<6x16xf32>
        %7 = arith.subf %6, %4 : f32
        %8 = math.exp %7 : f32
        %9 = arith.addf %arg15, %8 : f32
        affine.yield %9 : f32
      }
      affine.for %arg14 = 0 to 16 {
        %6 = affine.load %arg0[%2, %arg14] : memref<6x16xf32>
        %7 = arith.subf %6, %4 : f32
        %8 = math.exp %7 : f32
        %9 = arith.divf %8, %5 : f32
        affine.store %9, %arg1[%2, %arg14] : memref<6x16xf32>
      }
      gpu.terminator
    }
    return
  }
}

