func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.div %a, %b : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.div %b, %a : complex<f32>
  return %r : complex<f32>
}
// expect: different
