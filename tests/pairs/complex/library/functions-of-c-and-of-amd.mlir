func.func @f(%z: complex<f32>, %w: complex<f64>) -> (f32, complex<f64>, complex<f32>, complex<f32>, f64) {
  %a = complex.abs %z : complex<f32>
  %b = complex.exp %w : complex<f64>
  %c = complex.pow %z, %z : complex<f32>
  %d = complex.tanh %z : complex<f32>
  %e = complex.angle %w : complex<f64>
  return %a, %b, %c, %d, %e : f32, complex<f64>, complex<f32>, complex<f32>, f64
}
// -----
func.func private @cabsf(complex<f32>) -> f32
func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
func.func private @__ocml_ctanh_f32(complex<f32>) -> complex<f32>
func.func private @carg(complex<f64>) -> f64
func.func @f(%z: complex<f32>, %w: complex<f64>) -> (f32, complex<f64>, complex<f32>, complex<f32>, f64) {
  %a = call @cabsf(%z) : (complex<f32>) -> f32
  %b = call @__ocml_cexp_f64(%w) : (complex<f64>) -> complex<f64>
  %c = call @cpowf(%z, %z) : (complex<f32>, complex<f32>) -> complex<f32>
  %d = call @__ocml_ctanh_f32(%z) : (complex<f32>) -> complex<f32>
  %e = call @carg(%w) : (complex<f64>) -> f64
  return %a, %b, %c, %d, %e : f32, complex<f64>, complex<f32>, complex<f32>, f64
}
// expect: equivalent
