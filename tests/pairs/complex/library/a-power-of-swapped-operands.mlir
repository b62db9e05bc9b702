func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = complex.pow %z, %w : complex<f32>
  return %a : complex<f32>
}
// -----
func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = call @cpowf(%w, %z) : (complex<f32>, complex<f32>) -> complex<f32>
  return %a : complex<f32>
}
// expect: different
