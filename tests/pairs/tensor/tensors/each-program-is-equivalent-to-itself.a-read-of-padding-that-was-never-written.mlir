#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<3xf32>) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%z = arith.constant 0.0 : f32
%i = tensor.from_elements %z : tensor<f32>
%r = linalg.reduce ins(%t : tensor<3xf32>) outs(%i : tensor<f32>) dimensions = [0]
  (%a: f32, %b: f32) { %s = arith.addf %a, %b : f32  linalg.yield %s : f32 }
%e = tensor.extract %r[] : tensor<f32>
return %e : f32

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<3xf32>) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%z = arith.constant 0.0 : f32
%i = tensor.from_elements %z : tensor<f32>
%r = linalg.reduce ins(%t : tensor<3xf32>) outs(%i : tensor<f32>) dimensions = [0]
  (%a: f32, %b: f32) { %s = arith.addf %a, %b : f32  linalg.yield %s : f32 }
%e = tensor.extract %r[] : tensor<f32>
return %e : f32

}
// expect: equivalent bitwise
