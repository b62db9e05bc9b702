func.func @f(%a: i32) -> i8 {
  %r = arith.trunci %a : i32 to i8
  return %r : i8
}
// -----
func.func @f(%a: i32) -> i8 {
  %r = emitc.cast %a : i32 to i8
  return %r : i8
}
// expect: equivalent bitwise static
// assumes: a number that a type with a sign does not hold is converted to its lowest bits, as C leaves to compilers
