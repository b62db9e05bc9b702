func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = complex.tanh %z : complex<f32>
  return %a : complex<f32>
}
// -----
func.func private @__ocml_ctan_f32(complex<f32>) -> complex<f32>
func.func @f(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %a = call @__ocml_ctan_f32(%z) : (complex<f32>) -> complex<f32>
  return %a : complex<f32>
}
// expect: unknown
