#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
%r = arith.addf %t, %k : tensor<4xf32>
%u = tensor.insert_slice %r into %k[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
return %u : tensor<4xf32>

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
%r = arith.addf %t, %k : tensor<4xf32>
%u = tensor.insert_slice %r into %k[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
return %u : tensor<4xf32>

}
// expect: equivalent bitwise
