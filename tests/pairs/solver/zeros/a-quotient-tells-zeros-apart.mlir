// One by either zero is another infinity.
func.func @f(%a: f32, %v: f32, %b: f32) -> i1 {
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %p = arith.maximumf %a, %v : f32
  %q = arith.divf %one, %p : f32
  %c = arith.cmpf olt, %q, %b : f32
  return %c : i1
}
// -----
func.func @f(%a: f32, %v: f32, %b: f32) -> i1 {
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.cmpf ugt, %a, %v : f32
  %s = arith.select %k, %a, %v : f32
  %n = arith.cmpf uno, %v, %v : f32
  %r = arith.select %n, %v, %s : f32
  %q = arith.divf %one, %r : f32
  %c = arith.cmpf olt, %q, %b : f32
  return %c : i1
}
// expect: different
