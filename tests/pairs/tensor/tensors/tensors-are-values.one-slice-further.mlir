#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4xf32>, %s: tensor<2xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
%u = tensor.insert_slice %s into %t[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
return %u : tensor<4xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4xf32>, %s: tensor<2xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
%u = tensor.insert_slice %s into %t[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
return %u : tensor<4xf32>
}
// expect: different
