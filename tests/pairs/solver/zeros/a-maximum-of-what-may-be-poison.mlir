// Where the second number is a NaN the selection gives it, whatever the first one is, and the maximum is poison.
func.func @f(%p: f32, %v: f32) -> f32 {
  %a = arith.addf %p, %p fastmath<nnan> : f32
  %c = arith.cmpf ugt, %a, %v : f32
  %s = arith.select %c, %a, %v : f32
  %n = arith.cmpf uno, %v, %v : f32
  %r = arith.select %n, %v, %s : f32
  %e = math.exp %r : f32
  return %e : f32
}
// -----
func.func @f(%p: f32, %v: f32) -> f32 {
  %a = arith.addf %p, %p fastmath<nnan> : f32
  %r = arith.maximumf %a, %v : f32
  %e = math.exp %r : f32
  return %e : f32
}
// expect: unknown
