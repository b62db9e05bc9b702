func.func @f(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf une, %a, %b : f32
  return %0 : i1
}
// -----
func.func @f(%a: f32, %b: f32) -> i1 {
  %0 = emitc.cmp ne, %a, %b : (f32, f32) -> i1
  return %0 : i1
}
// expect: equivalent bitwise
