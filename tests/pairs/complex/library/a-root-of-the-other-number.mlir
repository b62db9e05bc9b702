func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %z : complex<f32>
  return %a : complex<f32>
}
// -----
func.func private @csqrtf(complex<f32>) -> complex<f32>
func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = call @csqrtf(%w) : (complex<f32>) -> complex<f32>
  return %a : complex<f32>
}
// expect: different
