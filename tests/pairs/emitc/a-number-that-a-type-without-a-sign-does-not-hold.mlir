func.func @f(%a: i32, %b: i8) -> i1 {
  %r = arith.trunci %a : i32 to i8
  %c = arith.cmpi ult, %r, %b : i8
  return %c : i1
}
// -----
func.func @f(%a: i32, %b: i8) -> i1 {
  %r = emitc.cast %a : i32 to ui8
  %s = emitc.cast %b : i8 to ui8
  %c = emitc.cmp lt, %r, %s : (ui8, ui8) -> i1
  return %c : i1
}
// expect: equivalent bitwise static
// assumes: arguments, and the memory that they point to, hold no poison
