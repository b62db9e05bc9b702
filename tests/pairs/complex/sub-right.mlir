func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.sub %a, %b : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %n = complex.neg %b : complex<f32>
  %r = complex.add %a, %n : complex<f32>
  return %r : complex<f32>
}
// expect: equivalent bitwise static
