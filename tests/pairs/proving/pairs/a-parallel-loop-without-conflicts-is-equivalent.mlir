func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  affine.for %i = 0 to 4 {
        %a = affine.load %A[%i] : memref<4xf32>
        affine.store %a, %B[%i] : memref<4xf32>
      }
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  affine.parallel (%i) = (0) to (4) {
        %a = affine.load %A[%i] : memref<4xf32>
        affine.store %a, %B[%i] : memref<4xf32>
      }
  return
}
// expect: equivalent bitwise
