func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = math.copysign %a, %b : f32
  return %0 : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %size = arith.constant 0x7FFFFFFF : i32
  %sign = arith.constant 0x80000000 : i32
  %x = arith.bitcast %a : f32 to i32
  %y = arith.bitcast %b : f32 to i32
  %u = arith.andi %x, %size : i32
  %v = arith.andi %y, %sign : i32
  %w = arith.ori %u, %v : i32
  %0 = arith.bitcast %w : i32 to f32
  return %0 : f32
}
// expect: equivalent bitwise
