func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.mul %a, %b : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %ar = complex.re %a : complex<f32>
  %ai = complex.im %a : complex<f32>
  %br = complex.re %b : complex<f32>
  %bi = complex.im %b : complex<f32>
  %s = arith.addf %ar, %ai : f32
  %t = arith.addf %br, %bi : f32
  %p = arith.mulf %ar, %br : f32
  %q = arith.mulf %ai, %bi : f32
  %u = arith.mulf %s, %t : f32
  %re = arith.subf %p, %q : f32
  %v = arith.subf %u, %p : f32
  %im = arith.subf %v, %q : f32
  %r = complex.create %re, %im : complex<f32>
  return %r : complex<f32>
}
// expect: different
