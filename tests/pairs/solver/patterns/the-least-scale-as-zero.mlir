func.func @f(%a: f8E8M0FNU) -> f32 {
  %0 = arith.extf %a : f8E8M0FNU to f32
  return %0 : f32
}
// -----
func.func @f(%a: f8E8M0FNU) -> f32 {
  %c23 = arith.constant 23 : i32
  %ones = arith.constant -1 : i32
  %last = arith.constant -1 : i8
  %x = arith.bitcast %a : f8E8M0FNU to i8
  %nan = arith.cmpi eq, %x, %last : i8
  %y = arith.extui %x : i8 to i32
  %z = arith.shli %y, %c23 : i32
  %w = arith.select %nan, %ones, %z : i32
  %0 = arith.bitcast %w : i32 to f32
  return %0 : f32
}
// expect: different
