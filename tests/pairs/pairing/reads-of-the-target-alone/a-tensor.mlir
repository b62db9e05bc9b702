func.func @f(%a: tensor<1xf32>) -> f32 {
  %v = arith.constant 1.0 : f32
  return %v : f32
}
// -----
func.func @f(%a: tensor<1xf32>) -> f32 {
  %c0 = arith.constant 0: index
  %u = tensor.extract %a[%c0] : tensor<1xf32>
  %v = arith.constant 1.0 : f32
  return %v : f32
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
