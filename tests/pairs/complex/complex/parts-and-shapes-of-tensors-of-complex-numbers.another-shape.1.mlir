#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%a: !four, %b: !four, %x: complex<f32>, %c: i1) -> tensor<2x2xcomplex<f32>> {
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
  %r = tensor.from_elements %a0, %a2, %a1, %a3 : tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}
// -----
#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
func.func @f(%a: !four, %b: !four, %x: complex<f32>, %c: i1) -> tensor<2x2xcomplex<f32>> {
  %s = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : !four into tensor<2x2xcomplex<f32>>
  %e = tensor.empty() : tensor<2x2xcomplex<f32>>
  %r = linalg.transpose ins(%s : tensor<2x2xcomplex<f32>>) outs(%e : tensor<2x2xcomplex<f32>>) permutation = [1, 0]
  return %r : tensor<2x2xcomplex<f32>>
}
// expect: equivalent bitwise
