#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<3xf32>, %x: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%r = tensor.pad %t low[1] high[0] {
^bb0(%i: index):
  tensor.yield %x : f32
} : tensor<3xf32> to tensor<4xf32>
return %r : tensor<4xf32>

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<3xf32>, %x: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%r = tensor.pad %t low[0] high[1] {
^bb0(%i: index):
  tensor.yield %x : f32
} : tensor<3xf32> to tensor<4xf32>
return %r : tensor<4xf32>

}
// expect: different
