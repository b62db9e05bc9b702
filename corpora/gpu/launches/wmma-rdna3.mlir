// A wave of 32 lanes with products of 16 x 16 halves of RDNA 3, of which the upper lanes have what the lower ones have.
func.func @kernel(%a: memref<16x32xf16>, %b: memref<32x16xf16>, %c: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %none = arith.constant dense<0.0> : vector<16xf16>
    %nothing = arith.constant dense<0.0> : vector<8xf32>
    %z0_0 = affine.load %c[symbol(%tx) floordiv 16, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_0 = vector.insert %z0_0, %nothing[0] : f32 into vector<8xf32>
    %z0_1 = affine.load %c[symbol(%tx) floordiv 16 + 2, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_1 = vector.insert %z0_1, %c0_0[1] : f32 into vector<8xf32>
    %z0_2 = affine.load %c[symbol(%tx) floordiv 16 + 4, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_2 = vector.insert %z0_2, %c0_1[2] : f32 into vector<8xf32>
    %z0_3 = affine.load %c[symbol(%tx) floordiv 16 + 6, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_3 = vector.insert %z0_3, %c0_2[3] : f32 into vector<8xf32>
    %z0_4 = affine.load %c[symbol(%tx) floordiv 16 + 8, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_4 = vector.insert %z0_4, %c0_3[4] : f32 into vector<8xf32>
    %z0_5 = affine.load %c[symbol(%tx) floordiv 16 + 10, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_5 = vector.insert %z0_5, %c0_4[5] : f32 into vector<8xf32>
    %z0_6 = affine.load %c[symbol(%tx) floordiv 16 + 12, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_6 = vector.insert %z0_6, %c0_5[6] : f32 into vector<8xf32>
    %z0_7 = affine.load %c[symbol(%tx) floordiv 16 + 14, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_7 = vector.insert %z0_7, %c0_6[7] : f32 into vector<8xf32>
    %sum = affine.for %k = 0 to 32 step 16 iter_args(%s0 = %c0_7) -> (vector<8xf32>) {
      %aa0 = affine.load %a[symbol(%tx) mod 16, %k] : memref<16x32xf16>
      %a0 = vector.insert %aa0, %none[0] : f16 into vector<16xf16>
      %aa1 = affine.load %a[symbol(%tx) mod 16, %k + 1] : memref<16x32xf16>
      %a1 = vector.insert %aa1, %a0[1] : f16 into vector<16xf16>
      %aa2 = affine.load %a[symbol(%tx) mod 16, %k + 2] : memref<16x32xf16>
      %a2 = vector.insert %aa2, %a1[2] : f16 into vector<16xf16>
      %aa3 = affine.load %a[symbol(%tx) mod 16, %k + 3] : memref<16x32xf16>
      %a3 = vector.insert %aa3, %a2[3] : f16 into vector<16xf16>
      %aa4 = affine.load %a[symbol(%tx) mod 16, %k + 4] : memref<16x32xf16>
      %a4 = vector.insert %aa4, %a3[4] : f16 into vector<16xf16>
      %aa5 = affine.load %a[symbol(%tx) mod 16, %k + 5] : memref<16x32xf16>
      %a5 = vector.insert %aa5, %a4[5] : f16 into vector<16xf16>
      %aa6 = affine.load %a[symbol(%tx) mod 16, %k + 6] : memref<16x32xf16>
      %a6 = vector.insert %aa6, %a5[6] : f16 into vector<16xf16>
      %aa7 = affine.load %a[symbol(%tx) mod 16, %k + 7] : memref<16x32xf16>
      %a7 = vector.insert %aa7, %a6[7] : f16 into vector<16xf16>
      %aa8 = affine.load %a[symbol(%tx) mod 16, %k + 8] : memref<16x32xf16>
      %a8 = vector.insert %aa8, %a7[8] : f16 into vector<16xf16>
      %aa9 = affine.load %a[symbol(%tx) mod 16, %k + 9] : memref<16x32xf16>
      %a9 = vector.insert %aa9, %a8[9] : f16 into vector<16xf16>
      %aa10 = affine.load %a[symbol(%tx) mod 16, %k + 10] : memref<16x32xf16>
      %a10 = vector.insert %aa10, %a9[10] : f16 into vector<16xf16>
      %aa11 = affine.load %a[symbol(%tx) mod 16, %k + 11] : memref<16x32xf16>
      %a11 = vector.insert %aa11, %a10[11] : f16 into vector<16xf16>
      %aa12 = affine.load %a[symbol(%tx) mod 16, %k + 12] : memref<16x32xf16>
      %a12 = vector.insert %aa12, %a11[12] : f16 into vector<16xf16>
      %aa13 = affine.load %a[symbol(%tx) mod 16, %k + 13] : memref<16x32xf16>
      %a13 = vector.insert %aa13, %a12[13] : f16 into vector<16xf16>
      %aa14 = affine.load %a[symbol(%tx) mod 16, %k + 14] : memref<16x32xf16>
      %a14 = vector.insert %aa14, %a13[14] : f16 into vector<16xf16>
      %aa15 = affine.load %a[symbol(%tx) mod 16, %k + 15] : memref<16x32xf16>
      %a15 = vector.insert %aa15, %a14[15] : f16 into vector<16xf16>
      %bb0 = affine.load %b[%k, symbol(%tx) mod 16] : memref<32x16xf16>
      %b0 = vector.insert %bb0, %none[0] : f16 into vector<16xf16>
      %bb1 = affine.load %b[%k + 1, symbol(%tx) mod 16] : memref<32x16xf16>
      %b1 = vector.insert %bb1, %b0[1] : f16 into vector<16xf16>
      %bb2 = affine.load %b[%k + 2, symbol(%tx) mod 16] : memref<32x16xf16>
      %b2 = vector.insert %bb2, %b1[2] : f16 into vector<16xf16>
      %bb3 = affine.load %b[%k + 3, symbol(%tx) mod 16] : memref<32x16xf16>
      %b3 = vector.insert %bb3, %b2[3] : f16 into vector<16xf16>
      %bb4 = affine.load %b[%k + 4, symbol(%tx) mod 16] : memref<32x16xf16>
      %b4 = vector.insert %bb4, %b3[4] : f16 into vector<16xf16>
      %bb5 = affine.load %b[%k + 5, symbol(%tx) mod 16] : memref<32x16xf16>
      %b5 = vector.insert %bb5, %b4[5] : f16 into vector<16xf16>
      %bb6 = affine.load %b[%k + 6, symbol(%tx) mod 16] : memref<32x16xf16>
      %b6 = vector.insert %bb6, %b5[6] : f16 into vector<16xf16>
      %bb7 = affine.load %b[%k + 7, symbol(%tx) mod 16] : memref<32x16xf16>
      %b7 = vector.insert %bb7, %b6[7] : f16 into vector<16xf16>
      %bb8 = affine.load %b[%k + 8, symbol(%tx) mod 16] : memref<32x16xf16>
      %b8 = vector.insert %bb8, %b7[8] : f16 into vector<16xf16>
      %bb9 = affine.load %b[%k + 9, symbol(%tx) mod 16] : memref<32x16xf16>
      %b9 = vector.insert %bb9, %b8[9] : f16 into vector<16xf16>
      %bb10 = affine.load %b[%k + 10, symbol(%tx) mod 16] : memref<32x16xf16>
      %b10 = vector.insert %bb10, %b9[10] : f16 into vector<16xf16>
      %bb11 = affine.load %b[%k + 11, symbol(%tx) mod 16] : memref<32x16xf16>
      %b11 = vector.insert %bb11, %b10[11] : f16 into vector<16xf16>
      %bb12 = affine.load %b[%k + 12, symbol(%tx) mod 16] : memref<32x16xf16>
      %b12 = vector.insert %bb12, %b11[12] : f16 into vector<16xf16>
      %bb13 = affine.load %b[%k + 13, symbol(%tx) mod 16] : memref<32x16xf16>
      %b13 = vector.insert %bb13, %b12[13] : f16 into vector<16xf16>
      %bb14 = affine.load %b[%k + 14, symbol(%tx) mod 16] : memref<32x16xf16>
      %b14 = vector.insert %bb14, %b13[14] : f16 into vector<16xf16>
      %bb15 = affine.load %b[%k + 15, symbol(%tx) mod 16] : memref<32x16xf16>
      %b15 = vector.insert %bb15, %b14[15] : f16 into vector<16xf16>
      %d0 = amdgpu.wmma 16x16x16 %a15 * %b15 + %s0 : vector<16xf16>, vector<16xf16>, vector<8xf32>
      affine.yield %d0 : vector<8xf32>
    }
    %r0_0 = vector.extract %sum[0] : f32 from vector<8xf32>
    affine.store %r0_0, %c[symbol(%tx) floordiv 16, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_1 = vector.extract %sum[1] : f32 from vector<8xf32>
    affine.store %r0_1, %c[symbol(%tx) floordiv 16 + 2, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_2 = vector.extract %sum[2] : f32 from vector<8xf32>
    affine.store %r0_2, %c[symbol(%tx) floordiv 16 + 4, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_3 = vector.extract %sum[3] : f32 from vector<8xf32>
    affine.store %r0_3, %c[symbol(%tx) floordiv 16 + 6, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_4 = vector.extract %sum[4] : f32 from vector<8xf32>
    affine.store %r0_4, %c[symbol(%tx) floordiv 16 + 8, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_5 = vector.extract %sum[5] : f32 from vector<8xf32>
    affine.store %r0_5, %c[symbol(%tx) floordiv 16 + 10, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_6 = vector.extract %sum[6] : f32 from vector<8xf32>
    affine.store %r0_6, %c[symbol(%tx) floordiv 16 + 12, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_7 = vector.extract %sum[7] : f32 from vector<8xf32>
    affine.store %r0_7, %c[symbol(%tx) floordiv 16 + 14, symbol(%tx) mod 16] : memref<16x16xf32>
    gpu.terminator
  }
  return
}
