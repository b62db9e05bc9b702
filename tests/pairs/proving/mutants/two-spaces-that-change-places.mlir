// The target takes the memory of each argument in the space of the other one.
func.func @f(%a: memref<4xi32, 1>, %b: memref<4xi32, 2>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<4xi32, 1>
  memref.store %x, %b[%c0] : memref<4xi32, 2>
  return
}
// -----
func.func @f(%a: memref<4xi32, 2>, %b: memref<4xi32, 1>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<4xi32, 2>
  memref.store %x, %b[%c0] : memref<4xi32, 1>
  return
}
// expect: unknown promise
