func.func @f(%a: f32, %b: f32) -> i32 {
  %c31 = arith.constant 31 : i32
  %s = arith.addf %a, %b : f32
  %x = arith.bitcast %s : f32 to i32
  %0 = arith.shrui %x, %c31 : i32
  return %0 : i32
}
// -----
func.func @f(%a: f32, %b: f32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %s = arith.addf %b, %a : f32
  %nan = arith.cmpf uno, %s, %s : f32
  %x = arith.bitcast %s : f32 to i32
  %y = arith.shrui %x, %c31 : i32
  %0 = arith.select %nan, %c0, %y : i32
  return %0 : i32
}
// expect: unknown open-obligation
