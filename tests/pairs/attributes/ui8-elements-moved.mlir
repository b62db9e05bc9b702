func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  memref.copy %a, %b : memref<4xsi8> to memref<4xsi8>
  return
}
// -----
func.func @f(%a: memref<4xui8>, %b: memref<4xui8>) {
  memref.copy %a, %b : memref<4xui8> to memref<4xui8>
  return
}
// expect: unknown promise
