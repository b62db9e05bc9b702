#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%s = tensor.splat %x : tensor<4xf32>
%p = arith.cmpf olt, %x, %y : f32
%r = scf.if %p -> (tensor<4xf32>) {
  %u = tensor.insert %y into %s[%c1] : tensor<4xf32>
  scf.yield %u : tensor<4xf32>
} else {
  %u = tensor.insert %y into %s[%c2] : tensor<4xf32>
  scf.yield %u : tensor<4xf32>
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
%p = arith.cmpf olt, %x, %y : f32
%z = arith.select %p, %y, %x : f32
%w = arith.select %p, %x, %y : f32
%v = tensor.from_elements %x, %z, %w, %x : tensor<4xf32>
return %v : tensor<4xf32>

}
// expect: equivalent bitwise
