#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.splat %x : tensor<4xf32>
%p = arith.cmpi eq, %n, %c1 : index
%r = scf.if %p -> (tensor<4xf32>) {
  %u = tensor.insert %y into %s[%c1] : tensor<4xf32>
  scf.yield %u : tensor<4xf32>
} else {
  scf.yield %s : tensor<4xf32>
}
%v = tensor.insert %y into %r[%c0] : tensor<4xf32>
return %v, %s : tensor<4xf32>, tensor<4xf32>

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.splat %x : tensor<4xf32>
%p = arith.cmpi eq, %n, %c1 : index
%z = arith.select %p, %y, %x : f32
%v = tensor.from_elements %y, %z, %x, %x : tensor<4xf32>
return %v, %s : tensor<4xf32>, tensor<4xf32>

}
// expect: equivalent bitwise
