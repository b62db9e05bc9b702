#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.splat %x : tensor<4xf32>
%r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %s, %b = %s) -> (tensor<4xf32>, tensor<4xf32>) {
  %n = tensor.insert %y into %a[%i] : tensor<4xf32>
  scf.yield %n, %b : tensor<4xf32>, tensor<4xf32>
}
return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>

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
