func.func @main(%a: memref<1xi201>) {
  %c = arith.constant 0 : index
  %x = arith.constant 5 : i201
  memref.store %x, %a[%c] : memref<1xi201>
  return
}
// -----
func.func @main(%a: memref<1xi201>) {
  %c = arith.constant 0 : index
  %x = arith.constant 1606938044258990275541962092341162602522202993782792835301381 : i201
  memref.store %x, %a[%c] : memref<1xi201>
  return
}
// expect: different
