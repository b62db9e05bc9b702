// A wave whose two products of 32 x 1 and 1 x 32 numbers each take one half of the rows for both blocks of columns.
func.func @kernel(%a: memref<64x3xf32>, %b: memref<3x64xf32>, %c: memref<64x64xf32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %nothing = arith.constant dense<0.0> : vector<32xf32>
    %z0_0 = affine.load %c[symbol(%tx) floordiv 32 * 4, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_0 = vector.insert %z0_0, %nothing[0] : f32 into vector<32xf32>
    %z0_1 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 1, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_1 = vector.insert %z0_1, %c0_0[1] : f32 into vector<32xf32>
    %z0_2 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 2, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_2 = vector.insert %z0_2, %c0_1[2] : f32 into vector<32xf32>
    %z0_3 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 3, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_3 = vector.insert %z0_3, %c0_2[3] : f32 into vector<32xf32>
    %z0_4 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 8, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_4 = vector.insert %z0_4, %c0_3[4] : f32 into vector<32xf32>
    %z0_5 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 9, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_5 = vector.insert %z0_5, %c0_4[5] : f32 into vector<32xf32>
    %z0_6 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 10, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_6 = vector.insert %z0_6, %c0_5[6] : f32 into vector<32xf32>
    %z0_7 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 11, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_7 = vector.insert %z0_7, %c0_6[7] : f32 into vector<32xf32>
    %z0_8 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 16, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_8 = vector.insert %z0_8, %c0_7[8] : f32 into vector<32xf32>
    %z0_9 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 17, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_9 = vector.insert %z0_9, %c0_8[9] : f32 into vector<32xf32>
    %z0_10 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 18, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_10 = vector.insert %z0_10, %c0_9[10] : f32 into vector<32xf32>
    %z0_11 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 19, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_11 = vector.insert %z0_11, %c0_10[11] : f32 into vector<32xf32>
    %z0_12 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 24, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_12 = vector.insert %z0_12, %c0_11[12] : f32 into vector<32xf32>
    %z0_13 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 25, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_13 = vector.insert %z0_13, %c0_12[13] : f32 into vector<32xf32>
    %z0_14 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 26, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_14 = vector.insert %z0_14, %c0_13[14] : f32 into vector<32xf32>
    %z0_15 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 27, symbol(%tx) mod 32] : memref<64x64xf32>
    %c0_15 = vector.insert %z0_15, %c0_14[15] : f32 into vector<32xf32>
    %z0_16 = affine.load %c[symbol(%tx) floordiv 32 * 4, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_16 = vector.insert %z0_16, %c0_15[16] : f32 into vector<32xf32>
    %z0_17 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 1, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_17 = vector.insert %z0_17, %c0_16[17] : f32 into vector<32xf32>
    %z0_18 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 2, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_18 = vector.insert %z0_18, %c0_17[18] : f32 into vector<32xf32>
    %z0_19 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 3, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_19 = vector.insert %z0_19, %c0_18[19] : f32 into vector<32xf32>
    %z0_20 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 8, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_20 = vector.insert %z0_20, %c0_19[20] : f32 into vector<32xf32>
    %z0_21 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 9, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_21 = vector.insert %z0_21, %c0_20[21] : f32 into vector<32xf32>
    %z0_22 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 10, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_22 = vector.insert %z0_22, %c0_21[22] : f32 into vector<32xf32>
    %z0_23 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 11, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_23 = vector.insert %z0_23, %c0_22[23] : f32 into vector<32xf32>
    %z0_24 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 16, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_24 = vector.insert %z0_24, %c0_23[24] : f32 into vector<32xf32>
    %z0_25 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 17, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_25 = vector.insert %z0_25, %c0_24[25] : f32 into vector<32xf32>
    %z0_26 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 18, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_26 = vector.insert %z0_26, %c0_25[26] : f32 into vector<32xf32>
    %z0_27 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 19, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_27 = vector.insert %z0_27, %c0_26[27] : f32 into vector<32xf32>
    %z0_28 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 24, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_28 = vector.insert %z0_28, %c0_27[28] : f32 into vector<32xf32>
    %z0_29 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 25, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_29 = vector.insert %z0_29, %c0_28[29] : f32 into vector<32xf32>
    %z0_30 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 26, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_30 = vector.insert %z0_30, %c0_29[30] : f32 into vector<32xf32>
    %z0_31 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 27, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c0_31 = vector.insert %z0_31, %c0_30[31] : f32 into vector<32xf32>
    %z1_0 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 32, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_0 = vector.insert %z1_0, %nothing[0] : f32 into vector<32xf32>
    %z1_1 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 33, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_1 = vector.insert %z1_1, %c1_0[1] : f32 into vector<32xf32>
    %z1_2 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 34, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_2 = vector.insert %z1_2, %c1_1[2] : f32 into vector<32xf32>
    %z1_3 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 35, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_3 = vector.insert %z1_3, %c1_2[3] : f32 into vector<32xf32>
    %z1_4 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 40, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_4 = vector.insert %z1_4, %c1_3[4] : f32 into vector<32xf32>
    %z1_5 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 41, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_5 = vector.insert %z1_5, %c1_4[5] : f32 into vector<32xf32>
    %z1_6 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 42, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_6 = vector.insert %z1_6, %c1_5[6] : f32 into vector<32xf32>
    %z1_7 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 43, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_7 = vector.insert %z1_7, %c1_6[7] : f32 into vector<32xf32>
    %z1_8 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 48, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_8 = vector.insert %z1_8, %c1_7[8] : f32 into vector<32xf32>
    %z1_9 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 49, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_9 = vector.insert %z1_9, %c1_8[9] : f32 into vector<32xf32>
    %z1_10 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 50, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_10 = vector.insert %z1_10, %c1_9[10] : f32 into vector<32xf32>
    %z1_11 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 51, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_11 = vector.insert %z1_11, %c1_10[11] : f32 into vector<32xf32>
    %z1_12 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 56, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_12 = vector.insert %z1_12, %c1_11[12] : f32 into vector<32xf32>
    %z1_13 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 57, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_13 = vector.insert %z1_13, %c1_12[13] : f32 into vector<32xf32>
    %z1_14 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 58, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_14 = vector.insert %z1_14, %c1_13[14] : f32 into vector<32xf32>
    %z1_15 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 59, symbol(%tx) mod 32] : memref<64x64xf32>
    %c1_15 = vector.insert %z1_15, %c1_14[15] : f32 into vector<32xf32>
    %z1_16 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 32, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_16 = vector.insert %z1_16, %c1_15[16] : f32 into vector<32xf32>
    %z1_17 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 33, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_17 = vector.insert %z1_17, %c1_16[17] : f32 into vector<32xf32>
    %z1_18 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 34, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_18 = vector.insert %z1_18, %c1_17[18] : f32 into vector<32xf32>
    %z1_19 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 35, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_19 = vector.insert %z1_19, %c1_18[19] : f32 into vector<32xf32>
    %z1_20 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 40, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_20 = vector.insert %z1_20, %c1_19[20] : f32 into vector<32xf32>
    %z1_21 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 41, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_21 = vector.insert %z1_21, %c1_20[21] : f32 into vector<32xf32>
    %z1_22 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 42, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_22 = vector.insert %z1_22, %c1_21[22] : f32 into vector<32xf32>
    %z1_23 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 43, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_23 = vector.insert %z1_23, %c1_22[23] : f32 into vector<32xf32>
    %z1_24 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 48, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_24 = vector.insert %z1_24, %c1_23[24] : f32 into vector<32xf32>
    %z1_25 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 49, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_25 = vector.insert %z1_25, %c1_24[25] : f32 into vector<32xf32>
    %z1_26 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 50, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_26 = vector.insert %z1_26, %c1_25[26] : f32 into vector<32xf32>
    %z1_27 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 51, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_27 = vector.insert %z1_27, %c1_26[27] : f32 into vector<32xf32>
    %z1_28 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 56, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_28 = vector.insert %z1_28, %c1_27[28] : f32 into vector<32xf32>
    %z1_29 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 57, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_29 = vector.insert %z1_29, %c1_28[29] : f32 into vector<32xf32>
    %z1_30 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 58, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_30 = vector.insert %z1_30, %c1_29[30] : f32 into vector<32xf32>
    %z1_31 = affine.load %c[symbol(%tx) floordiv 32 * 4 + 59, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %c1_31 = vector.insert %z1_31, %c1_30[31] : f32 into vector<32xf32>
    %sum:2 = affine.for %k = 0 to 3 step 1 iter_args(%s0 = %c0_31, %s1 = %c1_31) -> (vector<32xf32>, vector<32xf32>) {
      %aa0 = affine.load %a[symbol(%tx), %k] : memref<64x3xf32>
      %bb0 = affine.load %b[%k, symbol(%tx)] : memref<3x64xf32>
      %d0 = amdgpu.mfma 32x32x1 %aa0 * %bb0 + %s0 {abid = 0 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
      %d1 = amdgpu.mfma 32x32x1 %aa0 * %bb0 + %s1 {abid = 0 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
      affine.yield %d0, %d1 : vector<32xf32>, vector<32xf32>
    }
    %r0_0 = vector.extract %sum#0[0] : f32 from vector<32xf32>
    affine.store %r0_0, %c[symbol(%tx) floordiv 32 * 4, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_1 = vector.extract %sum#0[1] : f32 from vector<32xf32>
    affine.store %r0_1, %c[symbol(%tx) floordiv 32 * 4 + 1, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_2 = vector.extract %sum#0[2] : f32 from vector<32xf32>
    affine.store %r0_2, %c[symbol(%tx) floordiv 32 * 4 + 2, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_3 = vector.extract %sum#0[3] : f32 from vector<32xf32>
    affine.store %r0_3, %c[symbol(%tx) floordiv 32 * 4 + 3, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_4 = vector.extract %sum#0[4] : f32 from vector<32xf32>
    affine.store %r0_4, %c[symbol(%tx) floordiv 32 * 4 + 8, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_5 = vector.extract %sum#0[5] : f32 from vector<32xf32>
    affine.store %r0_5, %c[symbol(%tx) floordiv 32 * 4 + 9, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_6 = vector.extract %sum#0[6] : f32 from vector<32xf32>
    affine.store %r0_6, %c[symbol(%tx) floordiv 32 * 4 + 10, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_7 = vector.extract %sum#0[7] : f32 from vector<32xf32>
    affine.store %r0_7, %c[symbol(%tx) floordiv 32 * 4 + 11, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_8 = vector.extract %sum#0[8] : f32 from vector<32xf32>
    affine.store %r0_8, %c[symbol(%tx) floordiv 32 * 4 + 16, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_9 = vector.extract %sum#0[9] : f32 from vector<32xf32>
    affine.store %r0_9, %c[symbol(%tx) floordiv 32 * 4 + 17, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_10 = vector.extract %sum#0[10] : f32 from vector<32xf32>
    affine.store %r0_10, %c[symbol(%tx) floordiv 32 * 4 + 18, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_11 = vector.extract %sum#0[11] : f32 from vector<32xf32>
    affine.store %r0_11, %c[symbol(%tx) floordiv 32 * 4 + 19, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_12 = vector.extract %sum#0[12] : f32 from vector<32xf32>
    affine.store %r0_12, %c[symbol(%tx) floordiv 32 * 4 + 24, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_13 = vector.extract %sum#0[13] : f32 from vector<32xf32>
    affine.store %r0_13, %c[symbol(%tx) floordiv 32 * 4 + 25, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_14 = vector.extract %sum#0[14] : f32 from vector<32xf32>
    affine.store %r0_14, %c[symbol(%tx) floordiv 32 * 4 + 26, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_15 = vector.extract %sum#0[15] : f32 from vector<32xf32>
    affine.store %r0_15, %c[symbol(%tx) floordiv 32 * 4 + 27, symbol(%tx) mod 32] : memref<64x64xf32>
    %r0_16 = vector.extract %sum#0[16] : f32 from vector<32xf32>
    affine.store %r0_16, %c[symbol(%tx) floordiv 32 * 4, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_17 = vector.extract %sum#0[17] : f32 from vector<32xf32>
    affine.store %r0_17, %c[symbol(%tx) floordiv 32 * 4 + 1, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_18 = vector.extract %sum#0[18] : f32 from vector<32xf32>
    affine.store %r0_18, %c[symbol(%tx) floordiv 32 * 4 + 2, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_19 = vector.extract %sum#0[19] : f32 from vector<32xf32>
    affine.store %r0_19, %c[symbol(%tx) floordiv 32 * 4 + 3, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_20 = vector.extract %sum#0[20] : f32 from vector<32xf32>
    affine.store %r0_20, %c[symbol(%tx) floordiv 32 * 4 + 8, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_21 = vector.extract %sum#0[21] : f32 from vector<32xf32>
    affine.store %r0_21, %c[symbol(%tx) floordiv 32 * 4 + 9, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_22 = vector.extract %sum#0[22] : f32 from vector<32xf32>
    affine.store %r0_22, %c[symbol(%tx) floordiv 32 * 4 + 10, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_23 = vector.extract %sum#0[23] : f32 from vector<32xf32>
    affine.store %r0_23, %c[symbol(%tx) floordiv 32 * 4 + 11, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_24 = vector.extract %sum#0[24] : f32 from vector<32xf32>
    affine.store %r0_24, %c[symbol(%tx) floordiv 32 * 4 + 16, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_25 = vector.extract %sum#0[25] : f32 from vector<32xf32>
    affine.store %r0_25, %c[symbol(%tx) floordiv 32 * 4 + 17, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_26 = vector.extract %sum#0[26] : f32 from vector<32xf32>
    affine.store %r0_26, %c[symbol(%tx) floordiv 32 * 4 + 18, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_27 = vector.extract %sum#0[27] : f32 from vector<32xf32>
    affine.store %r0_27, %c[symbol(%tx) floordiv 32 * 4 + 19, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_28 = vector.extract %sum#0[28] : f32 from vector<32xf32>
    affine.store %r0_28, %c[symbol(%tx) floordiv 32 * 4 + 24, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_29 = vector.extract %sum#0[29] : f32 from vector<32xf32>
    affine.store %r0_29, %c[symbol(%tx) floordiv 32 * 4 + 25, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_30 = vector.extract %sum#0[30] : f32 from vector<32xf32>
    affine.store %r0_30, %c[symbol(%tx) floordiv 32 * 4 + 26, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r0_31 = vector.extract %sum#0[31] : f32 from vector<32xf32>
    affine.store %r0_31, %c[symbol(%tx) floordiv 32 * 4 + 27, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_0 = vector.extract %sum#1[0] : f32 from vector<32xf32>
    affine.store %r1_0, %c[symbol(%tx) floordiv 32 * 4 + 32, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_1 = vector.extract %sum#1[1] : f32 from vector<32xf32>
    affine.store %r1_1, %c[symbol(%tx) floordiv 32 * 4 + 33, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_2 = vector.extract %sum#1[2] : f32 from vector<32xf32>
    affine.store %r1_2, %c[symbol(%tx) floordiv 32 * 4 + 34, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_3 = vector.extract %sum#1[3] : f32 from vector<32xf32>
    affine.store %r1_3, %c[symbol(%tx) floordiv 32 * 4 + 35, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_4 = vector.extract %sum#1[4] : f32 from vector<32xf32>
    affine.store %r1_4, %c[symbol(%tx) floordiv 32 * 4 + 40, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_5 = vector.extract %sum#1[5] : f32 from vector<32xf32>
    affine.store %r1_5, %c[symbol(%tx) floordiv 32 * 4 + 41, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_6 = vector.extract %sum#1[6] : f32 from vector<32xf32>
    affine.store %r1_6, %c[symbol(%tx) floordiv 32 * 4 + 42, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_7 = vector.extract %sum#1[7] : f32 from vector<32xf32>
    affine.store %r1_7, %c[symbol(%tx) floordiv 32 * 4 + 43, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_8 = vector.extract %sum#1[8] : f32 from vector<32xf32>
    affine.store %r1_8, %c[symbol(%tx) floordiv 32 * 4 + 48, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_9 = vector.extract %sum#1[9] : f32 from vector<32xf32>
    affine.store %r1_9, %c[symbol(%tx) floordiv 32 * 4 + 49, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_10 = vector.extract %sum#1[10] : f32 from vector<32xf32>
    affine.store %r1_10, %c[symbol(%tx) floordiv 32 * 4 + 50, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_11 = vector.extract %sum#1[11] : f32 from vector<32xf32>
    affine.store %r1_11, %c[symbol(%tx) floordiv 32 * 4 + 51, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_12 = vector.extract %sum#1[12] : f32 from vector<32xf32>
    affine.store %r1_12, %c[symbol(%tx) floordiv 32 * 4 + 56, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_13 = vector.extract %sum#1[13] : f32 from vector<32xf32>
    affine.store %r1_13, %c[symbol(%tx) floordiv 32 * 4 + 57, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_14 = vector.extract %sum#1[14] : f32 from vector<32xf32>
    affine.store %r1_14, %c[symbol(%tx) floordiv 32 * 4 + 58, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_15 = vector.extract %sum#1[15] : f32 from vector<32xf32>
    affine.store %r1_15, %c[symbol(%tx) floordiv 32 * 4 + 59, symbol(%tx) mod 32] : memref<64x64xf32>
    %r1_16 = vector.extract %sum#1[16] : f32 from vector<32xf32>
    affine.store %r1_16, %c[symbol(%tx) floordiv 32 * 4 + 32, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_17 = vector.extract %sum#1[17] : f32 from vector<32xf32>
    affine.store %r1_17, %c[symbol(%tx) floordiv 32 * 4 + 33, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_18 = vector.extract %sum#1[18] : f32 from vector<32xf32>
    affine.store %r1_18, %c[symbol(%tx) floordiv 32 * 4 + 34, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_19 = vector.extract %sum#1[19] : f32 from vector<32xf32>
    affine.store %r1_19, %c[symbol(%tx) floordiv 32 * 4 + 35, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_20 = vector.extract %sum#1[20] : f32 from vector<32xf32>
    affine.store %r1_20, %c[symbol(%tx) floordiv 32 * 4 + 40, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_21 = vector.extract %sum#1[21] : f32 from vector<32xf32>
    affine.store %r1_21, %c[symbol(%tx) floordiv 32 * 4 + 41, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_22 = vector.extract %sum#1[22] : f32 from vector<32xf32>
    affine.store %r1_22, %c[symbol(%tx) floordiv 32 * 4 + 42, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_23 = vector.extract %sum#1[23] : f32 from vector<32xf32>
    affine.store %r1_23, %c[symbol(%tx) floordiv 32 * 4 + 43, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_24 = vector.extract %sum#1[24] : f32 from vector<32xf32>
    affine.store %r1_24, %c[symbol(%tx) floordiv 32 * 4 + 48, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_25 = vector.extract %sum#1[25] : f32 from vector<32xf32>
    affine.store %r1_25, %c[symbol(%tx) floordiv 32 * 4 + 49, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_26 = vector.extract %sum#1[26] : f32 from vector<32xf32>
    affine.store %r1_26, %c[symbol(%tx) floordiv 32 * 4 + 50, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_27 = vector.extract %sum#1[27] : f32 from vector<32xf32>
    affine.store %r1_27, %c[symbol(%tx) floordiv 32 * 4 + 51, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_28 = vector.extract %sum#1[28] : f32 from vector<32xf32>
    affine.store %r1_28, %c[symbol(%tx) floordiv 32 * 4 + 56, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_29 = vector.extract %sum#1[29] : f32 from vector<32xf32>
    affine.store %r1_29, %c[symbol(%tx) floordiv 32 * 4 + 57, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_30 = vector.extract %sum#1[30] : f32 from vector<32xf32>
    affine.store %r1_30, %c[symbol(%tx) floordiv 32 * 4 + 58, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    %r1_31 = vector.extract %sum#1[31] : f32 from vector<32xf32>
    affine.store %r1_31, %c[symbol(%tx) floordiv 32 * 4 + 59, symbol(%tx) mod 32 + 32] : memref<64x64xf32>
    gpu.terminator
  }
  return
}
