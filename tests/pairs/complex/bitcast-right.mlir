func.func @f(%a: complex<f32>) -> complex<f32> {
  return %a : complex<f32>
}
// -----
func.func @f(%a: complex<f32>) -> complex<f32> {
  %b = complex.bitcast %a : complex<f32> to i64
  %r = complex.bitcast %b : i64 to complex<f32>
  return %r : complex<f32>
}
// expect: equivalent bitwise static
