func.func @f(%A: memref<1xi64>) -> i64 {
  %c = arith.constant 9223372036854775807 : i64
  %v = affine.load %A[0] : memref<1xi64>
  %x = arith.addi %v, %c : i64
  %y = arith.addi %x, %x : i64
  return %y : i64
}
// -----
func.func @f(%A: memref<1xi64>) -> i64 {
  %c = arith.constant -9223372036854775807 : i64
  %v = affine.load %A[0] : memref<1xi64>
  %x = arith.addi %v, %c : i64
  %y = arith.addi %x, %x : i64
  return %y : i64
}
// expect: different
