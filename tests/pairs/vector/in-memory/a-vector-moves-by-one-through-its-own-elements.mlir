func.func @f(%A: memref<65xi32>) {
  %b = memref.alloc() : memref<64xi32>
  affine.for %i = 0 to 64 {
    %v = affine.load %A[%i] : memref<65xi32>
    affine.store %v, %b[%i] : memref<64xi32>
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %b[%i] : memref<64xi32>
    affine.store %v, %A[%i + 1] : memref<65xi32>
  }
  memref.dealloc %b : memref<64xi32>
  return
}
// -----
func.func @f(%A: memref<65xi32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %A[%i] : memref<65xi32>
    affine.store %v, %A[%i + 1] : memref<65xi32>
  }
  return
}
// expect: different
