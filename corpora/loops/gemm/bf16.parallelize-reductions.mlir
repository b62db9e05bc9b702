module {
  func.func @gemm(%arg0: memref<7x5xbf16>, %arg1: memref<7x6xbf16>, %arg2: memref<6x5xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.parallel (%arg3) = (0) to (7) {
      affine.parallel (%arg4) = (0) to (5) {
        %0 = affine.parallel (%arg5) = (0) to (6) reduce ("addf") -> (f32) {
          %3 = affine.load %arg1[%arg3, %arg5] : memref<7x6xbf16>
          %4 = affine.load %arg2[%arg5, %arg4] : memref<6x5xbf16>
          %5 = arith.extf %3 : bf16 to f32
          %6 = arith.extf %4 : bf16 to f32
          %7 = arith.mulf %5, %6 : f32
          affine.yield %7 : f32
        }
        %1 = arith.addf %cst, %0 : f32
        %2 = arith.truncf %1 : f32 to bf16
        affine.store %2, %arg0[%arg3, %arg4] : memref<7x5xbf16>
      }
    }
    return
  }
}
