func.func @f(%a: memref<6xf32>) {
  affine.for %i = 0 to 3 {
    %v = affine.load %a[4 - 2 * %i] : memref<6xf32>
    affine.store %v, %a[5 - 2 * %i] : memref<6xf32>
  }
  return
}
// -----
func.func @f(%a: memref<6xf32>) {
  %from = memref.subview %a[0] [3] [2] : memref<6xf32> to memref<3xf32, strided<[2]>>
  %to = memref.subview %a[1] [3] [2] : memref<6xf32> to memref<3xf32, strided<[2], offset: 1>>
  memref.copy %from, %to : memref<3xf32, strided<[2]>> to memref<3xf32, strided<[2], offset: 1>>
  return
}
// expect: equivalent bitwise
