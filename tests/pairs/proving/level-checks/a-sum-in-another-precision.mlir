// options: --accept reassociated
func.func @f(%a: f32, %b: f32, %c: f32) -> f16 {
  %s = arith.addf %a, %b : f32
  %r = arith.addf %s, %c : f32
  %t = arith.truncf %r : f32 to f16
  return %t : f16
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> f16 {
  %s = arith.addf %a, %b : f32
  %u = arith.truncf %s : f32 to f16
  %v = arith.truncf %c : f32 to f16
  %t = arith.addf %u, %v : f16
  return %t : f16
}
// expect: unknown open-obligation
