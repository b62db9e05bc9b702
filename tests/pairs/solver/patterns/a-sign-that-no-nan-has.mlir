func.func @f(%a: f32, %b: f32) -> i32 {
  %c0 = arith.constant 0 : i32
  %zero = arith.constant 0.0 : f32
  %s = arith.addf %a, %b : f32
  %nan = arith.cmpf uno, %s, %s : f32
  %x = arith.bitcast %s : f32 to i32
  %y = arith.cmpi slt, %x, %c0 : i32
  %false = arith.constant false
  %z = arith.select %nan, %false, %y : i1
  %0 = arith.extui %z : i1 to i32
  return %0 : i32
}
// -----
func.func @f(%a: f32, %b: f32) -> i32 {
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %s = arith.addf %a, %b : f32
  %u = math.copysign %one, %s : f32
  %y = arith.cmpf olt, %u, %zero : f32
  %nan = arith.cmpf ord, %s, %s : f32
  %z = arith.andi %nan, %y : i1
  %0 = arith.extui %z : i1 to i32
  return %0 : i32
}
// expect: equivalent bitwise
