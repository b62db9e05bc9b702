func.func @f() -> tensor<2x3xi8> {
  %c = arith.constant sparse<> : tensor<2x3xi8>
  return %c : tensor<2x3xi8>
}
// -----
func.func @f() -> tensor<2x3xi8> {
  %c = arith.constant dense<0> : tensor<2x3xi8>
  return %c : tensor<2x3xi8>
}
// expect: equivalent bitwise static
