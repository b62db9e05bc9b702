// options: --accept reassociated
func.func @f(%A: memref<?xf32>, %B: memref<1xf32>, %C: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %a = affine.load %A[%i] : memref<?xf32>
    %t = affine.load %B[0] : memref<1xf32>
    %r = arith.addf %t, %a : f32
    affine.store %r, %B[0] : memref<1xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<1xf32>, %C: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %a = affine.load %A[symbol(%n) - 1 - %i] : memref<?xf32>
    %t = affine.load %B[0] : memref<1xf32>
    %r = arith.addf %t, %a : f32
    affine.store %r, %B[0] : memref<1xf32>
  }
  return
}
// expect: equivalent reassociated all-sizes
