// A wave with products of 16 x 4 and 4 x 16 numbers.
func.func @kernel(%a: memref<8x16xf32>, %b: memref<8x16xf32>, %c: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %nothing = arith.constant dense<0.0> : vector<4xf32>
    %z0_0 = affine.load %c[symbol(%tx) floordiv 16 * 4, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_0 = vector.insert %z0_0, %nothing[0] : f32 into vector<4xf32>
    %z0_1 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 1, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_1 = vector.insert %z0_1, %c0_0[1] : f32 into vector<4xf32>
    %z0_2 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 2, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_2 = vector.insert %z0_2, %c0_1[2] : f32 into vector<4xf32>
    %z0_3 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 3, symbol(%tx) mod 16] : memref<16x16xf32>
    %c0_3 = vector.insert %z0_3, %c0_2[3] : f32 into vector<4xf32>
    %sum = affine.for %k = 0 to 8 step 4 iter_args(%s0 = %c0_3) -> (vector<4xf32>) {
      %aa0 = affine.load %a[%k + symbol(%tx) floordiv 16, symbol(%tx) mod 16] : memref<8x16xf32>
      %bb0 = affine.load %b[%k + symbol(%tx) floordiv 16, symbol(%tx) mod 16] : memref<8x16xf32>
      %d0 = amdgpu.mfma 16x16x4 %aa0 * %bb0 + %s0 {blocks = 1 : i32} blgp = none : f32, f32, vector<4xf32>
      affine.yield %d0 : vector<4xf32>
    }
    %r0_0 = vector.extract %sum[0] : f32 from vector<4xf32>
    affine.store %r0_0, %c[symbol(%tx) mod 16, symbol(%tx) floordiv 16 * 4] : memref<16x16xf32>
    %r0_1 = vector.extract %sum[1] : f32 from vector<4xf32>
    affine.store %r0_1, %c[symbol(%tx) mod 16, symbol(%tx) floordiv 16 * 4 + 1] : memref<16x16xf32>
    %r0_2 = vector.extract %sum[2] : f32 from vector<4xf32>
    affine.store %r0_2, %c[symbol(%tx) mod 16, symbol(%tx) floordiv 16 * 4 + 2] : memref<16x16xf32>
    %r0_3 = vector.extract %sum[3] : f32 from vector<4xf32>
    affine.store %r0_3, %c[symbol(%tx) mod 16, symbol(%tx) floordiv 16 * 4 + 3] : memref<16x16xf32>
    gpu.terminator
  }
  return
}
