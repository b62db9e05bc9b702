func.func private @g(complex<f32>)
func.func @f(%a: complex<f32>) {
  call @g(%a) : (complex<f32>) -> ()
  return
}
// -----
func.func private @g(vector<2xf32>)
func.func @f(%a: complex<f32>) {
  %r = complex.re %a : complex<f32>
  %i = complex.im %a : complex<f32>
  %v = vector.from_elements %r, %i : vector<2xf32>
  call @g(%v) : (vector<2xf32>) -> ()
  return
}
// expect: unknown promise
