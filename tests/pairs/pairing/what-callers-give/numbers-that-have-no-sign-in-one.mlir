func.func @f(%x: tensor<4xi8>) -> tensor<4xi8> {
  return %x : tensor<4xi8>
}
// -----
func.func @f(%x: tensor<4xui8>) -> tensor<4xui8> {
  return %x : tensor<4xui8>
}
// expect: equivalent bitwise static
