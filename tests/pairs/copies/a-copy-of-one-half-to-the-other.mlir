func.func @f(%a: memref<6xf32>) {
  affine.for %i = 0 to 3 {
    %v = affine.load %a[%i + 0] : memref<6xf32>
    affine.store %v, %a[%i + 3] : memref<6xf32>
  }
  return
}
// -----
func.func @f(%a: memref<6xf32>) {
  %from = memref.subview %a[0] [3] [1] : memref<6xf32> to memref<3xf32, strided<[1], offset: 0>>
  %to = memref.subview %a[3] [3] [1] : memref<6xf32> to memref<3xf32, strided<[1], offset: 3>>
  memref.copy %from, %to : memref<3xf32, strided<[1], offset: 0>> to memref<3xf32, strided<[1], offset: 3>>
  return
}
// expect: equivalent bitwise
