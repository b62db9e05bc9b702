func.func @f() -> tensor<4xi1> {
  %c = arith.constant sparse<[[0], [1]], [true, true]> : tensor<4xi1>
  return %c : tensor<4xi1>
}
// -----
func.func @f() -> tensor<4xi1> {
  %c = arith.constant dense<[true, false, true, false]> : tensor<4xi1>
  return %c : tensor<4xi1>
}
// expect: different
