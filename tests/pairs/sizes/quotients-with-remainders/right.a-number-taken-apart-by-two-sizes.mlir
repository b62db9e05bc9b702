func.func @f(%A: tensor<3x?x?xf32>, %k: index) -> f32 {
  %flat = tensor.collapse_shape %A [[0, 1, 2]] : tensor<3x?x?xf32> into tensor<?xf32>
  %r = tensor.extract %flat[%k] : tensor<?xf32>
  return %r : f32
}
// -----
func.func @f(%A: tensor<3x?x?xf32>, %k: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = tensor.dim %A, %c1 : tensor<3x?x?xf32>
  %n = tensor.dim %A, %c2 : tensor<3x?x?xf32>
  %i:3 = affine.delinearize_index %k into (%c3, %m, %n) : index, index, index
  %r = tensor.extract %A[%i#0, %i#1, %i#2] : tensor<3x?x?xf32>
  return %r : f32
}
// expect: equivalent bitwise listed
