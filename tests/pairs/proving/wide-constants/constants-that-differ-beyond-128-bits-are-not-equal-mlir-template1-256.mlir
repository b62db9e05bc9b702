func.func @main(%a: memref<1xi256>) {
  %c = arith.constant 0 : index
  %x = arith.constant 5 : i256
  memref.store %x, %a[%c] : memref<1xi256>
  return
}
// -----
func.func @main(%a: memref<1xi256>) {
  %c = arith.constant 0 : index
  %x = arith.constant 1606938044258990275541962092341162602522202993782792835301381 : i256
  memref.store %x, %a[%c] : memref<1xi256>
  return
}
// expect: different
