func.func @f(%a: tensor<4xi8>) -> tensor<4xi8> {
  %z = arith.constant dense<0> : tensor<4xi8>
  %r = arith.subi %z, %a : tensor<4xi8>
  return %r : tensor<4xi8>
}
// -----
func.func @f(%a: tensor<4xi8>) -> tensor<4xi8> {
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a, %z1, %z1 : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
// expect: different
