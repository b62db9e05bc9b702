func.func @f(%A: tensor<1x2xf32>, %idx: index) -> f32 {
  %0 = tensor.extract %A[%idx, %idx] : tensor<1x2xf32>
  return %0 : f32
}
// -----
func.func @f(%A: tensor<1x2xf32>, %idx: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %A[%c0, %c1] : tensor<1x2xf32>
  return %0 : f32
}
// expect: different
