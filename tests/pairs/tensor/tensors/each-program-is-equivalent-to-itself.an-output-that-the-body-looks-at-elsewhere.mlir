#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4xf32>, %x: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.insert %x into %t[%c0] : tensor<4xf32>
%r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%s : tensor<4xf32>) {
^bb0(%o: f32):
  %l = tensor.extract %s[%c0] : tensor<4xf32>
  %n = arith.negf %l : f32
  linalg.yield %n : f32
} -> tensor<4xf32>
return %r : tensor<4xf32>

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<4xf32>, %x: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.insert %x into %t[%c0] : tensor<4xf32>
%r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%s : tensor<4xf32>) {
^bb0(%o: f32):
  %l = tensor.extract %s[%c0] : tensor<4xf32>
  %n = arith.negf %l : f32
  linalg.yield %n : f32
} -> tensor<4xf32>
return %r : tensor<4xf32>

}
// expect: equivalent bitwise
