func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = complex.exp %z : complex<f32>
  return %a : complex<f32>
}
// -----
func.func private @cexp(complex<f32>) -> complex<f32>
func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = call @cexp(%z) : (complex<f32>) -> complex<f32>
  return %a : complex<f32>
}
// expect: unknown
