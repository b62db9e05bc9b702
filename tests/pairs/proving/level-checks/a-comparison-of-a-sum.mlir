// options: --accept reassociated
func.func @f(%a: f32, %b: f32, %c: f32) -> i1 {
  %z = arith.constant 0.0 : f32
  %s = arith.addf %a, %b : f32
  %r = arith.addf %s, %c : f32
  %t = arith.cmpf ogt, %r, %z : f32
  return %t : i1
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> i1 {
  %z = arith.constant 0.0 : f32
  %s = arith.addf %b, %c : f32
  %r = arith.addf %a, %s : f32
  %t = arith.cmpf oge, %r, %z : f32
  return %t : i1
}
// expect: unknown open-obligation
