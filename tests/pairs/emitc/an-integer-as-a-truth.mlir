func.func @f(%a: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %0 = arith.cmpi ne, %a, %c0 : i32
  return %0 : i1
}
// -----
func.func @f(%a: i32) -> i1 {
  %0 = emitc.cast %a : i32 to i1
  return %0 : i1
}
// expect: equivalent bitwise
