func.func @f(%a: f32, %b: f32, %c: i32) -> i32 {
  %x = arith.bitcast %a : f32 to i32
  %r = arith.addi %x, %c : i32
  return %r : i32
}
// -----
func.func @f(%a: f32, %b: f32, %c: i32) -> i32 {
  %n = arith.negf %a : f32
  %x = arith.bitcast %n : f32 to i32
  %r = arith.addi %x, %c : i32
  return %r : i32
}
// expect: different
