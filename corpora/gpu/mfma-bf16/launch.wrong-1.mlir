// A wave with products of 16 x 16 and 16 x 16 numbers, four of a lane.
func.func @kernel(%a: memref<16x32xbf16>, %b: memref<32x16xbf16>, %c: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %none = arith.constant dense<0.0> : vector<4xbf16>
    %nothing = arith.constant dense<0.0> : vector<4xf32>
    %z0_0 = affine.load %c[symbol(%tx) floordiv 16 * 4, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_0 = vector.insert %z0_0, %nothing[0] : f32 into vector<4xf32>
    %z0_1 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 1, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_1 = vector.insert %z0_1, %c0_0[1] : f32 into vector<4xf32>
    %z0_2 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 2, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_2 = vector.insert %z0_2, %c0_1[2] : f32 into vector<4xf32>
    %z0_3 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 3, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_3 = vector.insert %z0_3, %c0_2[3] : f32 into vector<4xf32>
    %sum = affine.for %k = 0 to 32 step 16 iter_args(%s0 = %c0_3) -> (vector<4xf32>) {
      %aa0 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 2] : memref<16x32xbf16>
      %a0 = vector.insert %aa0, %none[0] : bf16 into vector<4xbf16>
      %aa1 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 2 + 1] : memref<16x32xbf16>
      %a1 = vector.insert %aa1, %a0[1] : bf16 into vector<4xbf16>
      %aa2 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 2 + 2] : memref<16x32xbf16>
      %a2 = vector.insert %aa2, %a1[2] : bf16 into vector<4xbf16>
      %aa3 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 2 + 3] : memref<16x32xbf16>
      %a3 = vector.insert %aa3, %a2[3] : bf16 into vector<4xbf16>
      %bb0 = affine.load %b[%k + symbol(%tx) floordiv 16 * 4, symbol(%tx) mod 16] : memref<32x16xbf16>
      %b0 = vector.insert %bb0, %none[0] : bf16 into vector<4xbf16>
      %bb1 = affine.load %b[%k + symbol(%tx) floordiv 16 * 4 + 1, symbol(%tx) mod 16] : memref<32x16xbf16>
      %b1 = vector.insert %bb1, %b0[1] : bf16 into vector<4xbf16>
      %bb2 = affine.load %b[%k + symbol(%tx) floordiv 16 * 4 + 2, symbol(%tx) mod 16] : memref<32x16xbf16>
      %b2 = vector.insert %bb2, %b1[2] : bf16 into vector<4xbf16>
      %bb3 = affine.load %b[%k + symbol(%tx) floordiv 16 * 4 + 3, symbol(%tx) mod 16] : memref<32x16xbf16>
      %b3 = vector.insert %bb3, %b2[3] : bf16 into vector<4xbf16>
      %d0 = amdgpu.mfma 16x16x16 %a3 * %b3 + %s0 {blocks = 1 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<4xf32>
      affine.yield %d0 : vector<4xf32>
    }
    %r0_0 = vector.extract %sum[0] : f32 from vector<4xf32>
    affine.store %r0_0, %c[symbol(%tx) floordiv 16 * 4, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_1 = vector.extract %sum[1] : f32 from vector<4xf32>
    affine.store %r0_1, %c[symbol(%tx) floordiv 16 * 4 + 1, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_2 = vector.extract %sum[2] : f32 from vector<4xf32>
    affine.store %r0_2, %c[symbol(%tx) floordiv 16 * 4 + 2, symbol(%tx) mod 16] : memref<16x16xf32>
    %r0_3 = vector.extract %sum[3] : f32 from vector<4xf32>
    affine.store %r0_3, %c[symbol(%tx) floordiv 16 * 4 + 3, symbol(%tx) mod 16] : memref<16x16xf32>
    gpu.terminator
  }
  return
}
