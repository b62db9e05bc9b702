func.func @f(%a: memref<8xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
  %i = arith.constant 4 : index
  %s = memref.subview %a[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %s : memref<4xf32, strided<[1], offset: ?>>
}
// -----
func.func @f(%a: memref<8xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
  %i = arith.constant 6 : index
  %s = memref.subview %a[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %s : memref<4xf32, strided<[1], offset: ?>>
}
// expect: different
