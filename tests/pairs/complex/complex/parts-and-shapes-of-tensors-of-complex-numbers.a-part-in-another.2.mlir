#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%a: !four, %b: !four, %x: complex<f32>, %c: i1) -> !four {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a0 = tensor.extract %a[%c0] : !four
  %a1 = tensor.extract %a[%c1] : !four
  %a2 = tensor.extract %a[%c2] : !four
  %a3 = tensor.extract %a[%c3] : !four
  %b0 = tensor.extract %b[%c0] : !four
  %b1 = tensor.extract %b[%c1] : !four
  %b2 = tensor.extract %b[%c2] : !four
  %b3 = tensor.extract %b[%c3] : !four
  %r = tensor.from_elements %b1, %a1, %b2, %a3 : !four
  return %r : !four
}
// -----
#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%a: !four, %b: !four, %x: complex<f32>, %c: i1) -> !four {
  %s = tensor.extract_slice %b[1] [2] [1] : !four to !two
  %r = tensor.insert_slice %s into %a[1] [2] [2] : !two into !four
  return %r : !four
}
// expect: different
