#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.splat %x : tensor<4xf32>
cf.br ^head(%c0, %s : index, tensor<4xf32>)
^head(%i: index, %a: tensor<4xf32>):
  %p = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %p, ^body, ^end
^body:
  %n = tensor.insert %y into %a[%i] : tensor<4xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %n : index, tensor<4xf32>)
^end:
  return %a, %s : tensor<4xf32>, tensor<4xf32>

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
%a = tensor.splat %y : tensor<4xf32>
%b = tensor.splat %x : tensor<4xf32>
return %a, %b : tensor<4xf32>, tensor<4xf32>
}
// expect: equivalent bitwise
