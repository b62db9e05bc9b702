func.func @f(%a: complex<f32>) -> complex<f32> {
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %z, %a : complex<f32>
  return %r : complex<f32>
}
// expect: different
