func.func @f(%a: f32, %b: f32, %c: i32) -> i32 {
  %s = arith.addf %a, %b fastmath<reassoc> : f32
  %x = arith.bitcast %s : f32 to i32
  %r = arith.addi %x, %c : i32
  return %r : i32
}
// -----
func.func @f(%a: f32, %b: f32, %c: i32) -> i32 {
  %s = arith.bitcast %a : f32 to i32
  %t = arith.bitcast %b : f32 to i32
  %x = arith.addi %s, %t : i32
  %r = arith.addi %x, %c : i32
  return %r : i32
}
// expect: unknown
