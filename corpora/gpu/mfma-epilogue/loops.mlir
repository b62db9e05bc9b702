module {
  func.func @kernel(%arg0: memref<64x16xf16>, %arg1: memref<32x16xf16>, %arg2: memref<32xf16>, %arg3: memref<64x32xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg4 = 0 to 64 {
      affine.for %arg5 = 0 to 32 {
        %0 = affine.for %arg6 = 0 to 16 iter_args(%arg7 = %cst) -> (f32) {
          %6 = affine.load %arg0[%arg4, %arg6] : memref<64x16xf16>
          %7 = affine.load %arg1[%arg5, %arg6] : memref<32x16xf16>
          %8 = arith.extf %6 : f16 to f32
          %9 = arith.extf %7 : f16 to f32
          %10 = arith.mulf %8, %9 : f32
          %11 = arith.addf %arg7, %10 : f32
          affine.yield %11 : f32
        }
        %1 = affine.load %arg2[%arg5] : memref<32xf16>
        %2 = arith.extf %1 : f16 to f32
        %3 = arith.addf %0, %2 : f32
        %4 = arith.maximumf %3, %cst : f32
        %5 = arith.truncf %4 : f32 to f16
        affine.store %5, %arg3[%arg4, %arg5] : memref<64x32xf16>
      }
    }
    return
  }
}

