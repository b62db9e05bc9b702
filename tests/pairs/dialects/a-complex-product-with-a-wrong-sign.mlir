func.func @f(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %r = complex.mul %x, %y : complex<f32>
  return %r : complex<f32>
}
// -----
func.func @f(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.re %x : complex<f32>
  %b = complex.im %x : complex<f32>
  %c = complex.re %y : complex<f32>
  %d = complex.im %y : complex<f32>
  %ac = arith.mulf %a, %c : f32
  %bd = arith.mulf %b, %d : f32
  %ad = arith.mulf %a, %d : f32
  %bc = arith.mulf %b, %c : f32
  %re = arith.addf %ac, %bd : f32
  %im = arith.addf %ad, %bc : f32
  %r = complex.create %re, %im : complex<f32>
  return %r : complex<f32>
}
// expect: different
