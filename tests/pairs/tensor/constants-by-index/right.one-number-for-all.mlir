func.func @f() -> tensor<2x3xi8> {
  %c = arith.constant sparse<[[0, 2], [1, 0]], -1> : tensor<2x3xi8>
  return %c : tensor<2x3xi8>
}
// -----
func.func @f() -> tensor<2x3xi8> {
  %c = arith.constant dense<[[0, 0, -1], [-1, 0, 0]]> : tensor<2x3xi8>
  return %c : tensor<2x3xi8>
}
// expect: equivalent bitwise static
