func.func @f(%a: memref<256xf32>, %v: memref<200xf32>) {
  affine.for %i = 0 to 200 {
    %x = affine.load %a[%i] : memref<256xf32>
    affine.store %x, %v[%i] : memref<200xf32>
  }
  return
}
// -----
func.func @f(%a: memref<256xf32>, %v: memref<200xf32>) {
  affine.for %i = 0 to 200 {
    %k = arith.index_cast %i : index to i8
    %j = arith.index_castui %k : i8 to index
    %x = memref.load %a[%j] : memref<256xf32>
    affine.store %x, %v[%i] : memref<200xf32>
  }
  return
}
// expect: equivalent bitwise
