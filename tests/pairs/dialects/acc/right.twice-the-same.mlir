func.func @f(%a: memref<4xf32>) {
  %0 = acc.create varPtr(%a : memref<4xf32>) -> memref<4xf32> {name = "a"}
  acc.enter_data wait dataOperands(%0 : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = acc.create varPtr(%a : memref<4xf32>) -> memref<4xf32> {name = "a"}
  acc.enter_data wait dataOperands(%0 : memref<4xf32>)
  return
}
// expect: equivalent bitwise static
