func.func @f(%a: complex<f32>) -> f32 {
  %r = complex.abs %a : complex<f32>
  return %r : f32
}
// -----
func.func @f(%a: complex<f32>) -> f32 {
  %x = complex.re %a : complex<f32>
  %y = complex.im %a : complex<f32>
  %xx = arith.mulf %x, %x : f32
  %yy = arith.mulf %y, %y : f32
  %s = arith.addf %xx, %yy : f32
  %r = math.sqrt %s : f32
  return %r : f32
}
// expect: unknown open-obligation
