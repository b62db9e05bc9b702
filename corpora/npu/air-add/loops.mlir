func.func @kernel(%A: memref<256xf32>, %B: memref<256xf32>, %C: memref<256xf32>) {
  affine.for %i = 0 to 256 {
    %a = affine.load %A[%i] : memref<256xf32>
    %b = affine.load %B[%i] : memref<256xf32>
    %s = arith.addf %a, %b : f32
    affine.store %s, %C[%i] : memref<256xf32>
  }
  return
}
