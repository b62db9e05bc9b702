// Of two zeros the maximum is the positive one, and the comparison takes the second.
func.func @f(%a: f32, %v: f32) -> f32 {
  %r = arith.maximumf %a, %v : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %v: f32) -> f32 {
  %c = arith.cmpf ugt, %a, %v : f32
  %s = arith.select %c, %a, %v : f32
  %n = arith.cmpf uno, %v, %v : f32
  %r = arith.select %n, %v, %s : f32
  return %r : f32
}
// expect: different
