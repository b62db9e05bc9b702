#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4xf32>, %x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%u = tensor.insert %x into %t[%c1] : tensor<4xf32>
%e = tensor.extract %t[%c1] : tensor<4xf32>
return %e : f32

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4xf32>, %x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%u = tensor.insert %x into %t[%c1] : tensor<4xf32>
%e = tensor.extract %u[%c1] : tensor<4xf32>
return %e : f32

}
// expect: different
