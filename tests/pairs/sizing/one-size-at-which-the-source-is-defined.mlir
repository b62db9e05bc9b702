// The slice fits at offset 0 alone, where four elements are four.
func.func @f(%A: tensor<?xf32>, %idx: index) -> tensor<?xf32> {
  %0 = tensor.cast %A : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %A[%idx][4][1] : tensor<4xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @f(%A: tensor<?xf32>, %idx: index) -> tensor<?xf32> {
  return %A : tensor<?xf32>
}
// expect: equivalent
