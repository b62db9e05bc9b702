func.func @f(%z: complex<f32>) -> f32 {
  %a = complex.re %z : complex<f32>
  %b = complex.im %z : complex<f32>
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %x = math.absf %a : f32
  %y = math.absf %b : f32
  %large = arith.maximumf %x, %y : f32
  %small = arith.minimumf %x, %y : f32
  %q = arith.divf %small, %large : f32
  %s = arith.mulf %q, %q : f32
  %t = arith.addf %s, %one : f32
  %u = math.sqrt %t : f32
  %v = arith.mulf %large, %u : f32
  %n = arith.cmpf uno, %v, %v : f32
  %r = arith.select %n, %small, %v : f32
  return %r : f32
}
// -----
func.func private @cabsf(complex<f32>) -> f32
func.func @f(%z: complex<f32>) -> f32 {
  %a = call @cabsf(%z) : (complex<f32>) -> f32
  return %a : f32
}
// expect: unknown unsupported
