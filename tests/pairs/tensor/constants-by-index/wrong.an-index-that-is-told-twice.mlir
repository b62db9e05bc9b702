func.func @f() -> tensor<3xi8> {
  %c = arith.constant sparse<[[0], [0]], [1, 2]> : tensor<3xi8>
  return %c : tensor<3xi8>
}
// -----
func.func @f() -> tensor<3xi8> {
  %c = arith.constant dense<[2, 0, 0]> : tensor<3xi8>
  return %c : tensor<3xi8>
}
// expect: unknown unsupported
