// A wave for each 32 rows, with the product of 32 x 8 and 8 x 32 halves of CDNA 2.
func.func @kernel(%a: memref<64x16xf16>, %b: memref<16x32xf16>, %c: memref<64x32xf32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 64 : index
  %blocks = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %none = arith.constant dense<0.0> : vector<4xf16>
    %nothing = arith.constant dense<0.0> : vector<16xf32>
    %z0_0 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_0 = vector.insert %z0_0, %nothing[0] : f32 into vector<16xf32>
    %z0_1 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 1, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_1 = vector.insert %z0_1, %c0_0[1] : f32 into vector<16xf32>
    %z0_2 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 2, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_2 = vector.insert %z0_2, %c0_1[2] : f32 into vector<16xf32>
    %z0_3 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 3, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_3 = vector.insert %z0_3, %c0_2[3] : f32 into vector<16xf32>
    %z0_4 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 8, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_4 = vector.insert %z0_4, %c0_3[4] : f32 into vector<16xf32>
    %z0_5 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 9, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_5 = vector.insert %z0_5, %c0_4[5] : f32 into vector<16xf32>
    %z0_6 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 10, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_6 = vector.insert %z0_6, %c0_5[6] : f32 into vector<16xf32>
    %z0_7 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 11, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_7 = vector.insert %z0_7, %c0_6[7] : f32 into vector<16xf32>
    %z0_8 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 16, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_8 = vector.insert %z0_8, %c0_7[8] : f32 into vector<16xf32>
    %z0_9 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 17, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_9 = vector.insert %z0_9, %c0_8[9] : f32 into vector<16xf32>
    %z0_10 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 18, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_10 = vector.insert %z0_10, %c0_9[10] : f32 into vector<16xf32>
    %z0_11 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 19, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_11 = vector.insert %z0_11, %c0_10[11] : f32 into vector<16xf32>
    %z0_12 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 24, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_12 = vector.insert %z0_12, %c0_11[12] : f32 into vector<16xf32>
    %z0_13 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 25, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_13 = vector.insert %z0_13, %c0_12[13] : f32 into vector<16xf32>
    %z0_14 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 26, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_14 = vector.insert %z0_14, %c0_13[14] : f32 into vector<16xf32>
    %z0_15 = affine.load %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 27, symbol(%tx) mod 32] : memref<64x32xf32>
    %c0_15 = vector.insert %z0_15, %c0_14[15] : f32 into vector<16xf32>
    %sum = affine.for %k = 0 to 16 step 8 iter_args(%s0 = %c0_15) -> (vector<16xf32>) {
      %aa0 = affine.load %a[symbol(%tx) mod 32, %k + symbol(%tx) floordiv 32 * 4] : memref<64x16xf16>
      %a0 = vector.insert %aa0, %none[0] : f16 into vector<4xf16>
      %aa1 = affine.load %a[symbol(%tx) mod 32, %k + symbol(%tx) floordiv 32 * 4 + 1] : memref<64x16xf16>
      %a1 = vector.insert %aa1, %a0[1] : f16 into vector<4xf16>
      %aa2 = affine.load %a[symbol(%tx) mod 32, %k + symbol(%tx) floordiv 32 * 4 + 2] : memref<64x16xf16>
      %a2 = vector.insert %aa2, %a1[2] : f16 into vector<4xf16>
      %aa3 = affine.load %a[symbol(%tx) mod 32, %k + symbol(%tx) floordiv 32 * 4 + 3] : memref<64x16xf16>
      %a3 = vector.insert %aa3, %a2[3] : f16 into vector<4xf16>
      %bb0 = affine.load %b[%k + symbol(%tx) floordiv 32 * 4, symbol(%tx) mod 32] : memref<16x32xf16>
      %b0 = vector.insert %bb0, %none[0] : f16 into vector<4xf16>
      %bb1 = affine.load %b[%k + symbol(%tx) floordiv 32 * 4 + 1, symbol(%tx) mod 32] : memref<16x32xf16>
      %b1 = vector.insert %bb1, %b0[1] : f16 into vector<4xf16>
      %bb2 = affine.load %b[%k + symbol(%tx) floordiv 32 * 4 + 2, symbol(%tx) mod 32] : memref<16x32xf16>
      %b2 = vector.insert %bb2, %b1[2] : f16 into vector<4xf16>
      %bb3 = affine.load %b[%k + symbol(%tx) floordiv 32 * 4 + 3, symbol(%tx) mod 32] : memref<16x32xf16>
      %b3 = vector.insert %bb3, %b2[3] : f16 into vector<4xf16>
      %d0 = amdgpu.mfma 32x32x8 %a3 * %b3 + %s0 {blocks = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
      affine.yield %d0 : vector<16xf32>
    }
    %r0_0 = vector.extract %sum[0] : f32 from vector<16xf32>
    affine.store %r0_0, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_1 = vector.extract %sum[1] : f32 from vector<16xf32>
    affine.store %r0_1, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 1, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_2 = vector.extract %sum[2] : f32 from vector<16xf32>
    affine.store %r0_2, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 2, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_3 = vector.extract %sum[3] : f32 from vector<16xf32>
    affine.store %r0_3, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 3, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_4 = vector.extract %sum[4] : f32 from vector<16xf32>
    affine.store %r0_4, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 8, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_5 = vector.extract %sum[5] : f32 from vector<16xf32>
    affine.store %r0_5, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 9, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_6 = vector.extract %sum[6] : f32 from vector<16xf32>
    affine.store %r0_6, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 10, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_7 = vector.extract %sum[7] : f32 from vector<16xf32>
    affine.store %r0_7, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 11, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_8 = vector.extract %sum[8] : f32 from vector<16xf32>
    affine.store %r0_8, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 16, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_9 = vector.extract %sum[9] : f32 from vector<16xf32>
    affine.store %r0_9, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 17, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_10 = vector.extract %sum[10] : f32 from vector<16xf32>
    affine.store %r0_10, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 18, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_11 = vector.extract %sum[11] : f32 from vector<16xf32>
    affine.store %r0_11, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 19, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_12 = vector.extract %sum[12] : f32 from vector<16xf32>
    affine.store %r0_12, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 24, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_13 = vector.extract %sum[13] : f32 from vector<16xf32>
    affine.store %r0_13, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 25, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_14 = vector.extract %sum[14] : f32 from vector<16xf32>
    affine.store %r0_14, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 26, symbol(%tx) mod 32] : memref<64x32xf32>
    %r0_15 = vector.extract %sum[15] : f32 from vector<16xf32>
    affine.store %r0_15, %c[symbol(%bx) * 32 + symbol(%tx) floordiv 32 * 4 + 27, symbol(%tx) mod 32] : memref<64x32xf32>
    gpu.terminator
  }
  return
}
