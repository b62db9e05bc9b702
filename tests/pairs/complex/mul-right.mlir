func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.mul %a, %b : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.mul %b, %a : complex<f32>
  return %r : complex<f32>
}
// expect: equivalent bitwise static
