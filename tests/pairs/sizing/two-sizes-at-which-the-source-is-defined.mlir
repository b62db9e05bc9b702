// At offset 1 the target gives another element.
func.func @f(%A: tensor<2x2xf32>, %idx: index) -> f32 {
  %0 = tensor.extract %A[%idx, %idx] : tensor<2x2xf32>
  return %0 : f32
}
// -----
func.func @f(%A: tensor<2x2xf32>, %idx: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %A[%c0, %c0] : tensor<2x2xf32>
  return %0 : f32
}
// expect: different
