func.func @f(%z: complex<f32>) -> complex<f32> {
  %a = complex.exp %z : complex<f32>
  return %a : complex<f32>
}
// -----
func.func private @cexpf(%z: complex<f32>) -> complex<f32> {
  return %z : complex<f32>
}
func.func @f(%z: complex<f32>) -> complex<f32> {
  %a = call @cexpf(%z) : (complex<f32>) -> complex<f32>
  return %a : complex<f32>
}
// expect: unknown
