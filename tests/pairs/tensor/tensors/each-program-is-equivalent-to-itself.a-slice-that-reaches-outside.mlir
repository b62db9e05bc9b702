#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4x4xf32>, %n: index) -> (tensor<2x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%m = arith.minui %n, %c2 : index
%s = tensor.extract_slice %t[0, %m] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
return %s : tensor<2x2xf32>

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4x4xf32>, %n: index) -> (tensor<2x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%m = arith.minui %n, %c2 : index
%s = tensor.extract_slice %t[0, %m] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
return %s : tensor<2x2xf32>

}
// expect: equivalent bitwise
