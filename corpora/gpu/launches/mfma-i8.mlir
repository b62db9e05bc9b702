// A wave with products of 16 x 32 and 32 x 16 bytes of CDNA 3.
func.func @kernel(%a: memref<16x64xi8>, %b: memref<16x64xi8>, %c: memref<16x16xi32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %none = arith.constant dense<0> : vector<8xi8>
    %nothing = arith.constant dense<0> : vector<4xi32>
    %z0_0 = affine.load %c[symbol(%tx) floordiv 16 * 4, symbol(%tx) mod 16] : memref<16x16xi32>
    %c0_0 = vector.insert %z0_0, %nothing[0] : i32 into vector<4xi32>
    %z0_1 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 1, symbol(%tx) mod 16] : memref<16x16xi32>
    %c0_1 = vector.insert %z0_1, %c0_0[1] : i32 into vector<4xi32>
    %z0_2 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 2, symbol(%tx) mod 16] : memref<16x16xi32>
    %c0_2 = vector.insert %z0_2, %c0_1[2] : i32 into vector<4xi32>
    %z0_3 = affine.load %c[symbol(%tx) floordiv 16 * 4 + 3, symbol(%tx) mod 16] : memref<16x16xi32>
    %c0_3 = vector.insert %z0_3, %c0_2[3] : i32 into vector<4xi32>
    %sum = affine.for %k = 0 to 64 step 32 iter_args(%s0 = %c0_3) -> (vector<4xi32>) {
      %aa0 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8] : memref<16x64xi8>
      %a0 = vector.insert %aa0, %none[0] : i8 into vector<8xi8>
      %aa1 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 1] : memref<16x64xi8>
      %a1 = vector.insert %aa1, %a0[1] : i8 into vector<8xi8>
      %aa2 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 2] : memref<16x64xi8>
      %a2 = vector.insert %aa2, %a1[2] : i8 into vector<8xi8>
      %aa3 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 3] : memref<16x64xi8>
      %a3 = vector.insert %aa3, %a2[3] : i8 into vector<8xi8>
      %aa4 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 4] : memref<16x64xi8>
      %a4 = vector.insert %aa4, %a3[4] : i8 into vector<8xi8>
      %aa5 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 5] : memref<16x64xi8>
      %a5 = vector.insert %aa5, %a4[5] : i8 into vector<8xi8>
      %aa6 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 6] : memref<16x64xi8>
      %a6 = vector.insert %aa6, %a5[6] : i8 into vector<8xi8>
      %aa7 = affine.load %a[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 7] : memref<16x64xi8>
      %a7 = vector.insert %aa7, %a6[7] : i8 into vector<8xi8>
      %bb0 = affine.load %b[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8] : memref<16x64xi8>
      %b0 = vector.insert %bb0, %none[0] : i8 into vector<8xi8>
      %bb1 = affine.load %b[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 1] : memref<16x64xi8>
      %b1 = vector.insert %bb1, %b0[1] : i8 into vector<8xi8>
      %bb2 = affine.load %b[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 2] : memref<16x64xi8>
      %b2 = vector.insert %bb2, %b1[2] : i8 into vector<8xi8>
      %bb3 = affine.load %b[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 3] : memref<16x64xi8>
      %b3 = vector.insert %bb3, %b2[3] : i8 into vector<8xi8>
      %bb4 = affine.load %b[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 4] : memref<16x64xi8>
      %b4 = vector.insert %bb4, %b3[4] : i8 into vector<8xi8>
      %bb5 = affine.load %b[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 5] : memref<16x64xi8>
      %b5 = vector.insert %bb5, %b4[5] : i8 into vector<8xi8>
      %bb6 = affine.load %b[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 6] : memref<16x64xi8>
      %b6 = vector.insert %bb6, %b5[6] : i8 into vector<8xi8>
      %bb7 = affine.load %b[symbol(%tx) mod 16, %k + symbol(%tx) floordiv 16 * 8 + 7] : memref<16x64xi8>
      %b7 = vector.insert %bb7, %b6[7] : i8 into vector<8xi8>
      %d0 = amdgpu.mfma 16x16x32 %a7 * %b7 + %s0 {blocks = 1 : i32} blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32>
      affine.yield %d0 : vector<4xi32>
    }
    %r0_0 = vector.extract %sum[0] : i32 from vector<4xi32>
    affine.store %r0_0, %c[symbol(%tx) floordiv 16 * 4, symbol(%tx) mod 16] : memref<16x16xi32>
    %r0_1 = vector.extract %sum[1] : i32 from vector<4xi32>
    affine.store %r0_1, %c[symbol(%tx) floordiv 16 * 4 + 1, symbol(%tx) mod 16] : memref<16x16xi32>
    %r0_2 = vector.extract %sum[2] : i32 from vector<4xi32>
    affine.store %r0_2, %c[symbol(%tx) floordiv 16 * 4 + 2, symbol(%tx) mod 16] : memref<16x16xi32>
    %r0_3 = vector.extract %sum[3] : i32 from vector<4xi32>
    affine.store %r0_3, %c[symbol(%tx) floordiv 16 * 4 + 3, symbol(%tx) mod 16] : memref<16x16xi32>
    gpu.terminator
  }
  return
}
