func.func @f(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %r = complex.eq %a, %b : complex<f32>
  return %r : i1
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %n = complex.neq %a, %b : complex<f32>
  %ar = complex.re %a : complex<f32>
  %br = complex.re %b : complex<f32>
  %r = arith.cmpf oeq, %ar, %br : f32
  return %r : i1
}
// expect: different
