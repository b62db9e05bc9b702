#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%x: complex<f32>, %y: complex<f32>) -> (!two, !two, index) {
  %t = tensor.from_elements %x, %x : !two
  %g = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %y : complex<f32>
  } : !two
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : !two
  return %t, %g, %n : !two, !two, index
}
// -----
#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%x: complex<f32>, %y: complex<f32>) -> (!two, !two, index) {
  %t = tensor.splat %x : !two
  %g = tensor.splat %x : !two
  %n = arith.constant 2 : index
  return %t, %g, %n : !two, !two, index
}
// expect: different
