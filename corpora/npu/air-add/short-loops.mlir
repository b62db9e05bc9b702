func.func @kernel(%A: memref<240xf32>, %B: memref<240xf32>, %C: memref<240xf32>) {
  affine.for %i = 0 to 240 {
    %a = affine.load %A[%i] : memref<240xf32>
    %b = affine.load %B[%i] : memref<240xf32>
    %s = arith.addf %a, %b : f32
    affine.store %s, %C[%i] : memref<240xf32>
  }
  return
}
