func.func @f(%a: complex<f32>) -> complex<f32> {
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %x = complex.abs %a : complex<f32>
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %p = arith.divf %re, %x : f32
  %q = arith.divf %im, %x : f32
  %r = complex.create %p, %q : complex<f32>
  return %r : complex<f32>
}
// expect: unknown open-obligation
