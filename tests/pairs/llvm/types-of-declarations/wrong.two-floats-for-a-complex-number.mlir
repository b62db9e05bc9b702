func.func private @g(complex<f32>)
func.func @f(%a: complex<f32>) {
  call @g(%a) : (complex<f32>) -> ()
  return
}
// -----
func.func private @g(f32, f32)
func.func @f(%a: complex<f32>) {
  %r = complex.re %a : complex<f32>
  %i = complex.im %a : complex<f32>
  call @g(%r, %i) : (f32, f32) -> ()
  return
}
// expect: unknown promise
