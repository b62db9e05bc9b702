// A sum and a product with zeros of other signs compare alike.
func.func @f(%a: f32, %v: f32, %b: f32) -> i1 {
  %z = arith.constant 0.0 : f32
  %n = arith.subf %z, %a : f32
  %c = arith.cmpf olt, %n, %b : f32
  return %c : i1
}
// -----
func.func @f(%a: f32, %v: f32, %b: f32) -> i1 {
  %z = arith.constant 0.0 : f32
  %n = arith.negf %a : f32
  %c = arith.cmpf olt, %n, %b : f32
  return %c : i1
}
// expect: equivalent bitwise static
