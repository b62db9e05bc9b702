func.func @f(%a: memref<6xf32>) {
  %from = memref.subview %a[0] [3] [1] : memref<6xf32> to memref<3xf32, strided<[1], offset: 0>>
  %to = memref.subview %a[3] [3] [1] : memref<6xf32> to memref<3xf32, strided<[1], offset: 3>>
  memref.copy %from, %to : memref<3xf32, strided<[1], offset: 0>> to memref<3xf32, strided<[1], offset: 3>>
  return
}
// -----
func.func @f(%a: memref<6xf32>) {
  affine.for %i = 0 to 3 {
    %v = affine.load %a[2 - %i] : memref<6xf32>
    affine.store %v, %a[5 - %i] : memref<6xf32>
  }
  return
}
// expect: equivalent bitwise
