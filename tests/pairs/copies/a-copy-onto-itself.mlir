func.func @f(%a: memref<6xf32>) {
  %from = memref.subview %a[1] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1], offset: 1>>
  %to = memref.subview %a[1] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1], offset: 1>>
  memref.copy %from, %to : memref<4xf32, strided<[1], offset: 1>> to memref<4xf32, strided<[1], offset: 1>>
  return
}
// -----
func.func @f(%a: memref<6xf32>) {
  return
}
// expect: equivalent bitwise
