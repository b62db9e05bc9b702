func.func @f(%x: complex<f32>) -> complex<f32> {
  %r = complex.conj %x : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%x: complex<f32>) -> complex<f32> {
  %r = complex.neg %x : complex<f32>
  return %r : complex<f32>
}
// expect: different
