func.func @f(%x: i256) -> i256 {
  %a = memref.alloc() : memref<2xi256>
  %i = arith.constant 0 : index
  %r = memref.load %a[%i] : memref<2xi256>
  return %r : i256
}
// -----
func.func @f(%x: i256) -> i256 {
  return %x : i256
}
// expect: unknown
