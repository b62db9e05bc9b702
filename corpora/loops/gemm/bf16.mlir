module {
  func.func @gemm(%arg0: memref<7x5xbf16>, %arg1: memref<7x6xbf16>, %arg2: memref<6x5xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = 0 to 5 {
        %0 = affine.for %arg5 = 0 to 6 iter_args(%arg6 = %cst) -> (f32) {
          %2 = affine.load %arg1[%arg3, %arg5] : memref<7x6xbf16>
          %3 = affine.load %arg2[%arg5, %arg4] : memref<6x5xbf16>
          %4 = arith.extf %2 : bf16 to f32
          %5 = arith.extf %3 : bf16 to f32
          %6 = arith.mulf %4, %5 : f32
          %7 = arith.addf %arg6, %6 : f32
          affine.yield %7 : f32
        }
        %1 = arith.truncf %0 : f32 to bf16
        affine.store %1, %arg0[%arg3, %arg4] : memref<7x5xbf16>
      }
    }
    return
  }
}
