func.func @f() -> tensor<2xindex> {
  %a = "shape.any"() : () -> tensor<2xindex>
  return %a : tensor<2xindex>
}
// -----
func.func @f() -> tensor<2xindex> {
  %a = "shape.any"() : () -> tensor<2xindex>
  return %a : tensor<2xindex>
}
// expect: unknown unsupported
