func.func @f(%x: f32) -> f32 {
  %r = math.absf %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %b = arith.bitcast %x : f32 to i32
  %m = arith.constant 2147483647 : i32
  %a = arith.andi %b, %m : i32
  %r = arith.bitcast %a : i32 to f32
  return %r : f32
}
// expect: equivalent bitwise static
