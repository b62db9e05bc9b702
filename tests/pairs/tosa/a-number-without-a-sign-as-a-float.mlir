// 128.0 of an ui8 is -128.0 of an i8.
func.func @f(%a: tensor<4xui8>) -> tensor<4xf32> {
  %0 = tosa.cast %a : (tensor<4xui8>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xi8>) -> tensor<4xf32> {
  %0 = tosa.cast %a : (tensor<4xi8>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expect: unknown
