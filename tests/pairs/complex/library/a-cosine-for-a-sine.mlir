func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = complex.sin %z : complex<f32>
  return %a : complex<f32>
}
// -----
func.func private @ccosf(complex<f32>) -> complex<f32>
func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = call @ccosf(%z) : (complex<f32>) -> complex<f32>
  return %a : complex<f32>
}
// expect: unknown
