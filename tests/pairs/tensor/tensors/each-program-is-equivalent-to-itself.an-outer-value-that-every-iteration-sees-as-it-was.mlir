#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.splat %x : tensor<4xf32>
%e = tensor.empty() : tensor<4xf32>
%r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> (tensor<4xf32>) {
  %u = tensor.insert %y into %s[%i] : tensor<4xf32>
  %z = tensor.extract %u[%c0] : tensor<4xf32>
  %n = tensor.insert %z into %a[%i] : tensor<4xf32>
  scf.yield %n : tensor<4xf32>
}
return %r : tensor<4xf32>

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
%e = tensor.empty() : tensor<4xf32>
%r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> (tensor<4xf32>) {
  %u = tensor.insert %y into %s[%i] : tensor<4xf32>
  %z = tensor.extract %u[%c0] : tensor<4xf32>
  %n = tensor.insert %z into %a[%i] : tensor<4xf32>
  scf.yield %n : tensor<4xf32>
}
return %r : tensor<4xf32>

}
// expect: equivalent bitwise
