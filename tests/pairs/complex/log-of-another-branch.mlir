// options: --accept bitwise,reassociated,real
func.func @f(%a: complex<f32>) -> complex<f32> {
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %n = complex.neg %a : complex<f32>
  %r = complex.log %n : complex<f32>
  return %r : complex<f32>
}
// expect: unknown open-obligation
