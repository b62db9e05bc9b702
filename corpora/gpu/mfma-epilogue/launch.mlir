// Two waves with the 32 x 32 x 8 products of CDNA 2, which add the bias, rectify and round what they hold before it is stored, as the
// epilogues of composable kernels do.
func.func @kernel(%a: memref<64x16xf16>, %b: memref<32x16xf16>, %bias: memref<32xf16>, %d: memref<64x32xf16>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 128 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %none = arith.constant dense<0.0> : vector<4xf16>
    %first = arith.constant dense<0.0> : vector<16xf32>
    %sum = affine.for %k = 0 to 16 step 8 iter_args(%s = %first) -> (vector<16xf32>) {
      %aa0 = affine.load %a[symbol(%tx) floordiv 64 * 32 + symbol(%tx) mod 32, %k + (symbol(%tx) mod 64) floordiv 32 * 4] : memref<64x16xf16>
      %a0 = vector.insert %aa0, %none[0] : f16 into vector<4xf16>
      %aa1 = affine.load %a[symbol(%tx) floordiv 64 * 32 + symbol(%tx) mod 32, %k + (symbol(%tx) mod 64) floordiv 32 * 4 + 1] : memref<64x16xf16>
      %a1 = vector.insert %aa1, %a0[1] : f16 into vector<4xf16>
      %aa2 = affine.load %a[symbol(%tx) floordiv 64 * 32 + symbol(%tx) mod 32, %k + (symbol(%tx) mod 64) floordiv 32 * 4 + 2] : memref<64x16xf16>
      %a2 = vector.insert %aa2, %a1[2] : f16 into vector<4xf16>
      %aa3 = affine.load %a[symbol(%tx) floordiv 64 * 32 + symbol(%tx) mod 32, %k + (symbol(%tx) mod 64) floordiv 32 * 4 + 3] : memref<64x16xf16>
      %a3 = vector.insert %aa3, %a2[3] : f16 into vector<4xf16>
      %bb0 = affine.load %b[symbol(%tx) mod 32, %k + (symbol(%tx) mod 64) floordiv 32 * 4] : memref<32x16xf16>
      %b0 = vector.insert %bb0, %none[0] : f16 into vector<4xf16>
      %bb1 = affine.load %b[symbol(%tx) mod 32, %k + (symbol(%tx) mod 64) floordiv 32 * 4 + 1] : memref<32x16xf16>
      %b1 = vector.insert %bb1, %b0[1] : f16 into vector<4xf16>
      %bb2 = affine.load %b[symbol(%tx) mod 32, %k + (symbol(%tx) mod 64) floordiv 32 * 4 + 2] : memref<32x16xf16>
      %b2 = vector.insert %bb2, %b1[2] : f16 into vector<4xf16>
      %bb3 = affine.load %b[symbol(%tx) mod 32, %k + (symbol(%tx) mod 64) floordiv 32 * 4 + 3] : memref<32x16xf16>
      %b3 = vector.insert %bb3, %b2[3] : f16 into vector<4xf16>
      %n = amdgpu.mfma 32x32x8 %a3 * %b3 + %s {blocks = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
      affine.yield %n : vector<16xf32>
    }
    %half = affine.load %bias[symbol(%tx) mod 32] : memref<32xf16>
    %wide = arith.extf %half : f16 to f32
    %x0 = vector.extract %sum[0] : f32 from vector<16xf32>
    %y0 = arith.addf %x0, %wide : f32
    %z0 = arith.maximumf %y0, %zero : f32
    %r0 = arith.truncf %z0 : f32 to f16
    affine.store %r0, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4, symbol(%tx) mod 32] : memref<64x32xf16>
    %x1 = vector.extract %sum[1] : f32 from vector<16xf32>
    %y1 = arith.addf %x1, %wide : f32
    %z1 = arith.maximumf %y1, %zero : f32
    %r1 = arith.truncf %z1 : f32 to f16
    affine.store %r1, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 1, symbol(%tx) mod 32] : memref<64x32xf16>
    %x2 = vector.extract %sum[2] : f32 from vector<16xf32>
    %y2 = arith.addf %x2, %wide : f32
    %z2 = arith.maximumf %y2, %zero : f32
    %r2 = arith.truncf %z2 : f32 to f16
    affine.store %r2, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 2, symbol(%tx) mod 32] : memref<64x32xf16>
    %x3 = vector.extract %sum[3] : f32 from vector<16xf32>
    %y3 = arith.addf %x3, %wide : f32
    %z3 = arith.maximumf %y3, %zero : f32
    %r3 = arith.truncf %z3 : f32 to f16
    affine.store %r3, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 3, symbol(%tx) mod 32] : memref<64x32xf16>
    %x4 = vector.extract %sum[4] : f32 from vector<16xf32>
    %y4 = arith.addf %x4, %wide : f32
    %z4 = arith.maximumf %y4, %zero : f32
    %r4 = arith.truncf %z4 : f32 to f16
    affine.store %r4, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 8, symbol(%tx) mod 32] : memref<64x32xf16>
    %x5 = vector.extract %sum[5] : f32 from vector<16xf32>
    %y5 = arith.addf %x5, %wide : f32
    %z5 = arith.maximumf %y5, %zero : f32
    %r5 = arith.truncf %z5 : f32 to f16
    affine.store %r5, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 9, symbol(%tx) mod 32] : memref<64x32xf16>
    %x6 = vector.extract %sum[6] : f32 from vector<16xf32>
    %y6 = arith.addf %x6, %wide : f32
    %z6 = arith.maximumf %y6, %zero : f32
    %r6 = arith.truncf %z6 : f32 to f16
    affine.store %r6, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 10, symbol(%tx) mod 32] : memref<64x32xf16>
    %x7 = vector.extract %sum[7] : f32 from vector<16xf32>
    %y7 = arith.addf %x7, %wide : f32
    %z7 = arith.maximumf %y7, %zero : f32
    %r7 = arith.truncf %z7 : f32 to f16
    affine.store %r7, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 11, symbol(%tx) mod 32] : memref<64x32xf16>
    %x8 = vector.extract %sum[8] : f32 from vector<16xf32>
    %y8 = arith.addf %x8, %wide : f32
    %z8 = arith.maximumf %y8, %zero : f32
    %r8 = arith.truncf %z8 : f32 to f16
    affine.store %r8, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 16, symbol(%tx) mod 32] : memref<64x32xf16>
    %x9 = vector.extract %sum[9] : f32 from vector<16xf32>
    %y9 = arith.addf %x9, %wide : f32
    %z9 = arith.maximumf %y9, %zero : f32
    %r9 = arith.truncf %z9 : f32 to f16
    affine.store %r9, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 17, symbol(%tx) mod 32] : memref<64x32xf16>
    %x10 = vector.extract %sum[10] : f32 from vector<16xf32>
    %y10 = arith.addf %x10, %wide : f32
    %z10 = arith.maximumf %y10, %zero : f32
    %r10 = arith.truncf %z10 : f32 to f16
    affine.store %r10, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 18, symbol(%tx) mod 32] : memref<64x32xf16>
    %x11 = vector.extract %sum[11] : f32 from vector<16xf32>
    %y11 = arith.addf %x11, %wide : f32
    %z11 = arith.maximumf %y11, %zero : f32
    %r11 = arith.truncf %z11 : f32 to f16
    affine.store %r11, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 19, symbol(%tx) mod 32] : memref<64x32xf16>
    %x12 = vector.extract %sum[12] : f32 from vector<16xf32>
    %y12 = arith.addf %x12, %wide : f32
    %z12 = arith.maximumf %y12, %zero : f32
    %r12 = arith.truncf %z12 : f32 to f16
    affine.store %r12, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 24, symbol(%tx) mod 32] : memref<64x32xf16>
    %x13 = vector.extract %sum[13] : f32 from vector<16xf32>
    %y13 = arith.addf %x13, %wide : f32
    %z13 = arith.maximumf %y13, %zero : f32
    %r13 = arith.truncf %z13 : f32 to f16
    affine.store %r13, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 25, symbol(%tx) mod 32] : memref<64x32xf16>
    %x14 = vector.extract %sum[14] : f32 from vector<16xf32>
    %y14 = arith.addf %x14, %wide : f32
    %z14 = arith.maximumf %y14, %zero : f32
    %r14 = arith.truncf %z14 : f32 to f16
    affine.store %r14, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 26, symbol(%tx) mod 32] : memref<64x32xf16>
    %x15 = vector.extract %sum[15] : f32 from vector<16xf32>
    %y15 = arith.addf %x15, %wide : f32
    %z15 = arith.maximumf %y15, %zero : f32
    %r15 = arith.truncf %z15 : f32 to f16
    affine.store %r15, %d[symbol(%tx) floordiv 64 * 32 + (symbol(%tx) mod 64) floordiv 32 * 4 + 27, symbol(%tx) mod 32] : memref<64x32xf16>
    gpu.terminator
  }
  return
}
