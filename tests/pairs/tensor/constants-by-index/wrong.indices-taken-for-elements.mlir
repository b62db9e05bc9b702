func.func @f() -> tensor<4xi32> {
  %c = arith.constant sparse<[[0], [1]], [5, 6]> : tensor<4xi32>
  return %c : tensor<4xi32>
}
// -----
func.func @f() -> tensor<4xi32> {
  %c = arith.constant dense<[0, 1, 5, 6]> : tensor<4xi32>
  return %c : tensor<4xi32>
}
// expect: different
