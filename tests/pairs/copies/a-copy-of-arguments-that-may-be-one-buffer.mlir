// options: --assume same:a,b
func.func @f(%a: memref<6xf32>, %b: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %v = affine.load %a[%i] : memref<6xf32>
    affine.store %v, %b[%i] : memref<6xf32>
  }
  return
}
// -----
func.func @f(%a: memref<6xf32>, %b: memref<6xf32>) {
  memref.copy %a, %b : memref<6xf32> to memref<6xf32>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other, but for %a and %b, which may be one buffer
