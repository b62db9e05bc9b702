func.func @f(%a: complex<f32>) -> complex<f32> {
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %x = complex.re %a : complex<f32>
  %y = complex.im %a : complex<f32>
  %e = math.exp %x : f32
  %c = math.cos %y : f32
  %s = math.sin %y : f32
  %re = arith.mulf %e, %s : f32
  %im = arith.mulf %e, %c : f32
  %r = complex.create %re, %im : complex<f32>
  return %r : complex<f32>
}
// expect: unknown open-obligation
