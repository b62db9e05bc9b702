func.func @f() -> tensor<2x3xf32> {
  %c = arith.constant sparse<[[0, 2], [1, 0]], [0x7FC00000, -2.5]> : tensor<2x3xf32>
  return %c : tensor<2x3xf32>
}
// -----
func.func @f() -> tensor<2x3xf32> {
  %c = arith.constant dense<[[0.0, 0.0, 0x7FC00000], [-2.5, 0.0, 0.0]]> : tensor<2x3xf32>
  return %c : tensor<2x3xf32>
}
// expect: equivalent bitwise static
