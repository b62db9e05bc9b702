func.func @kernel(%A: memref<16x24xf32>, %B: memref<24x8xf32>, %C: memref<16x8xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 24 {
        %a = affine.load %A[%i, %k] : memref<16x24xf32>
        %b = affine.load %B[%k, %j] : memref<24x8xf32>
        %c = affine.load %C[%i, %j] : memref<16x8xf32>
        %m = arith.mulf %a, %b : f32
        %s = arith.addf %c, %m : f32
        affine.store %s, %C[%i, %j] : memref<16x8xf32>
      }
    }
  }
  return
}
