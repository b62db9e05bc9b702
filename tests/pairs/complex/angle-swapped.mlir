func.func @f(%a: complex<f32>) -> f32 {
  %r = complex.angle %a : complex<f32>
  return %r : f32
}
// -----
func.func @f(%a: complex<f32>) -> f32 {
  %x = complex.re %a : complex<f32>
  %y = complex.im %a : complex<f32>
  %r = math.atan2 %x, %y : f32
  return %r : f32
}
// expect: unknown open-obligation
