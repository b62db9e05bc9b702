func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.extf %x : f32 to f64
  %b = arith.extf %y : f32 to f64
  %d = arith.divf %a, %b : f64
  %r = arith.truncf %d : f64 to f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %r = arith.divf %x, %y : f32
  return %r : f32
}
// expect: equivalent bitwise static
