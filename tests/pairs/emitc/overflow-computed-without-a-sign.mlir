// What is poison in the source may be any number: it wraps around.
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = emitc.cast %a : i32 to ui32
  %1 = emitc.cast %b : i32 to ui32
  %2 = emitc.add %0, %1 : (ui32, ui32) -> ui32
  %3 = emitc.cast %2 : ui32 to i32
  return %3 : i32
}
// expect: equivalent bitwise static
