// options: --accept bitwise,reassociated,real
func.func @f(%a: complex<f32>) -> complex<f32> {
  return %a : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %m = complex.mul %a, %a : complex<f32>
  %r = complex.sqrt %m : complex<f32>
  return %r : complex<f32>
}
// expect: unknown open-obligation
