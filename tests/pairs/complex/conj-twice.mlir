func.func @f(%a: complex<f32>) -> complex<f32> {
  return %a : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %b = complex.conj %a : complex<f32>
  %r = complex.conj %b : complex<f32>
  return %r : complex<f32>
}
// expect: equivalent bitwise static
