func.func @f(%a: tensor<4xsi8>) -> tensor<4xsi8> {
  return %a : tensor<4xsi8>
}
// -----
func.func @f(%a: tensor<4xui8>) -> tensor<4xui8> {
  return %a : tensor<4xui8>
}
// expect: unknown promise
