// Of sizes nothing is taken for granted where there are none.
func.func @f(%a: memref<100000x100000xi32>, %b: memref<100000x100000xi32>) {
  affine.for %i = 0 to 100000 {
    affine.for %j = 0 to 100000 {
      %x = affine.load %a[%i, %j] : memref<100000x100000xi32>
      affine.store %x, %b[%i, %j] : memref<100000x100000xi32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<100000x100000xi32>, %b: memref<100000x100000xi32>) {
  affine.for %j = 0 to 100000 {
    affine.for %i = 0 to 100000 {
      %x = affine.load %a[%i, %j] : memref<100000x100000xi32>
      affine.store %x, %b[%i, %j] : memref<100000x100000xi32>
    }
  }
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
