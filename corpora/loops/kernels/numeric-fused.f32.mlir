// Products and sums that may be contracted.
func.func @fused(%A: memref<6xf32>, %B: memref<6xf32>, %C: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %a = affine.load %A[%i] : memref<6xf32>
    %b = affine.load %B[%i] : memref<6xf32>
    %c = affine.load %C[%i] : memref<6xf32>
    %p = arith.mulf %a, %b fastmath<contract> : f32
    %s = arith.addf %p, %c fastmath<contract> : f32
    affine.store %s, %C[%i] : memref<6xf32>
  }
  return
}
