// options: --require all-sizes
func.func @f(%A: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %A[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %A[%i] : memref<?xf32>
    %w = arith.mulf %v, %v : f32
    affine.store %w, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
