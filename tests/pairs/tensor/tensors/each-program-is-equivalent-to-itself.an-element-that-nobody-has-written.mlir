#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%e = tensor.empty() : tensor<4xf32>
%u = tensor.insert %x into %e[%c0] : tensor<4xf32>
%r = tensor.extract %u[%c0] : tensor<4xf32>
%s = arith.addf %r, %x : f32
return %s : f32

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%e = tensor.empty() : tensor<4xf32>
%u = tensor.insert %x into %e[%c0] : tensor<4xf32>
%r = tensor.extract %u[%c0] : tensor<4xf32>
%s = arith.addf %r, %x : f32
return %s : f32

}
// expect: equivalent bitwise
