// The product of one tile, in half precision.
func.func @kernel(%A: memref<16x16xf16>, %B: memref<16x8xf16>, %C: memref<16x8xf16>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 16 {
        %a = affine.load %A[%i, %k] : memref<16x16xf16>
        %b = affine.load %B[%k, %j] : memref<16x8xf16>
        %c = affine.load %C[%i, %j] : memref<16x8xf16>
        %m = arith.mulf %a, %b : f16
        %s = arith.addf %c, %m : f16
        affine.store %s, %C[%i, %j] : memref<16x8xf16>
      }
    }
  }
  return
}
