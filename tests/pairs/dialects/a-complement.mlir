func.func @f(%x: tensor<4xi8>) -> tensor<4xi8> {
  %r = tosa.bitwise_not %x : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
// -----
func.func @f(%x: tensor<4xi8>) -> tensor<4xi8> {
  %r = tosa.abs %x : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
// expect: different
