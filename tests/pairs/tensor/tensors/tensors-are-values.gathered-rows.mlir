#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4x3xf32>, %i: tensor<2x1xindex>) -> (tensor<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%r = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x3xf32>, tensor<2x1xindex>) -> tensor<2x3xf32>
return %r : tensor<2x3xf32>

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4x3xf32>, %i: tensor<2x1xindex>) -> (tensor<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%r = tensor.generate {
^bb0(%b: index, %k: index):
  %a = tensor.extract %i[%b, %c0] : tensor<2x1xindex>
  %e = tensor.extract %t[%a, %k] : tensor<4x3xf32>
  tensor.yield %e : f32
} : tensor<2x3xf32>
return %r : tensor<2x3xf32>

}
// expect: equivalent bitwise
