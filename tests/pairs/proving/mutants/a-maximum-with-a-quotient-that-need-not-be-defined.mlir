// options: --accept real
// A maximum with a quotient may be the other number where the divisor is zero; the target is defined nowhere there.
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %q = arith.divf %a, %b : f32
  %m = arith.maxnumf %q, %c : f32
  return %m : f32
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %q = arith.divf %a, %b : f32
  %m = arith.maxnumf %q, %c : f32
  %o = arith.divf %b, %b : f32
  %r = arith.mulf %m, %o : f32
  return %r : f32
}
// expect: unknown
