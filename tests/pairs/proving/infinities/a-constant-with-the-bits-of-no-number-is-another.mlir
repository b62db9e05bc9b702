func.func @f(%A: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0x7FC00000 : i32
  memref.store %x, %A[%c0] : memref<2xi32>
  return %x : i32
}
// -----
func.func @f(%A: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0x7FC00001 : i32
  memref.store %x, %A[%c0] : memref<2xi32>
  return %x : i32
}
// expect: different
