func.func @f(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %r = complex.neq %a, %b : complex<f32>
  return %r : i1
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %ar = complex.re %a : complex<f32>
  %br = complex.re %b : complex<f32>
  %ai = complex.im %a : complex<f32>
  %bi = complex.im %b : complex<f32>
  %x = arith.cmpf one, %ar, %br : f32
  %y = arith.cmpf one, %ai, %bi : f32
  %r = arith.ori %x, %y : i1
  return %r : i1
}
// expect: different
