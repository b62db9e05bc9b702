func.func @f(%x: complex<f32>) -> complex<f32> {
  %b = complex.bitcast %x : complex<f32> to i64
  %r = complex.bitcast %b : i64 to complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%x: complex<f32>) -> complex<f32> {
  %r = complex.conj %x : complex<f32>
  return %r : complex<f32>
}
// expect: different
