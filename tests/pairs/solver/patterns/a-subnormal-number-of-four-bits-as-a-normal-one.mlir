func.func @f(%a: f4E2M1FN) -> f32 {
  %0 = arith.extf %a : f4E2M1FN to f32
  return %0 : f32
}
// -----
func.func @f(%a: f4E2M1FN) -> f32 {
  %c1 = arith.constant 1 : i4
  %c3 = arith.constant 3 : i4
  %c22 = arith.constant 22 : i32
  %c28 = arith.constant 28 : i32
  %bias = arith.constant 0x3F000000 : i32
  %half = arith.constant 0.5 : f32
  %none = arith.constant 0.0 : f32
  %x = arith.bitcast %a : f4E2M1FN to i4
  %seven = arith.constant 7 : i4
  %size = arith.andi %x, %seven : i4
  %wide = arith.extui %size : i4 to i32
  %moved = arith.shli %wide, %c22 : i32
  %number = arith.addi %moved, %bias : i32
  %normal = arith.bitcast %number : i32 to f32
  %zero = arith.constant 0 : i4
  %is_zero = arith.cmpi eq, %size, %zero : i4
  %is_one = arith.cmpi eq, %size, %c1 : i4
  %0 = arith.select %is_one, %normal, %normal : f32
  %1 = arith.select %is_zero, %none, %0 : f32
  %all = arith.extui %x : i4 to i32
  %s = arith.shli %all, %c28 : i32
  %t = arith.bitcast %s : i32 to f32
  %2 = math.copysign %1, %t : f32
  return %2 : f32
}
// expect: different
