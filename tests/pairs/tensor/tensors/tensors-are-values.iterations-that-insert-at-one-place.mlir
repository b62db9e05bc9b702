#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
%a = tensor.splat %y : tensor<4xf32>
return %a : tensor<4xf32>
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

%s = tensor.splat %y : tensor<4xf32>
%r = scf.forall (%i) in (4) shared_outs(%o = %s) -> (tensor<4xf32>) {
  %p = tensor.from_elements %y : tensor<1xf32>
  scf.forall.in_parallel {
    tensor.parallel_insert_slice %p into %o[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
  }
}
return %r : tensor<4xf32>

}
// expect: different
