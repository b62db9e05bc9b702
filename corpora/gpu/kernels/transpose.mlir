func.func @kernel(%A: memref<12x20xf32>, %B: memref<20x12xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 20 {
      %a = affine.load %A[%i, %j] : memref<12x20xf32>
      affine.store %a, %B[%j, %i] : memref<20x12xf32>
    }
  }
  return
}
