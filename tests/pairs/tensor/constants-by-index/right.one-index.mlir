func.func @f() -> tensor<2x3xi8> {
  %c = arith.constant sparse<[[1, 1]], [3]> : tensor<2x3xi8>
  return %c : tensor<2x3xi8>
}
// -----
func.func @f() -> tensor<2x3xi8> {
  %c = arith.constant dense<[[0, 0, 0], [0, 3, 0]]> : tensor<2x3xi8>
  return %c : tensor<2x3xi8>
}
// expect: equivalent bitwise static
