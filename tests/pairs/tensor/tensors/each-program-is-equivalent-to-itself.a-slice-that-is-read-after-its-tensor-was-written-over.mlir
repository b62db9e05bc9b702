#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.splat %x : tensor<4xf32>
%p = tensor.extract_slice %s[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
%u = tensor.insert %y into %s[%c0] : tensor<4xf32>
%v = tensor.insert_slice %p into %u[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
return %v : tensor<4xf32>

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.splat %x : tensor<4xf32>
%p = tensor.extract_slice %s[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
%u = tensor.insert %y into %s[%c0] : tensor<4xf32>
%v = tensor.insert_slice %p into %u[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
return %v : tensor<4xf32>

}
// expect: equivalent bitwise
