func.func @f(%a: i16, %b: i16) -> i16 {
  %0 = arith.muli %a, %b : i16
  return %0 : i16
}
// -----
func.func @f(%a: i16, %b: i16) -> i16 {
  %0 = emitc.cast %a : i16 to ui16
  %1 = emitc.cast %b : i16 to ui16
  %2 = emitc.mul %0, %1 : (ui16, ui16) -> ui16
  %3 = emitc.cast %2 : ui16 to i16
  return %3 : i16
}
// expect: different
