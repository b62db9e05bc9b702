func.func @f(%o: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 0x7FC00000 : f32
  memref.store %n, %o[%c0] : memref<2xf32>
  return
}
// -----
func.func @f(%o: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 0x7FC00001 : f32
  memref.store %n, %o[%c0] : memref<2xf32>
  return
}
// expect: equivalent
