func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  return %1 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = emitc.cast %a : i32 to ui32
  %1 = emitc.cast %b : i32 to ui32
  %2 = emitc.add %0, %1 : (ui32, ui32) -> ui32
  %3 = emitc.mul %2, %1 : (ui32, ui32) -> ui32
  %4 = emitc.cast %3 : ui32 to i32
  return %4 : i32
}
// expect: equivalent bitwise
