func.func @f(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i32
  return %0 : i1
}
// -----
func.func @f(%a: i32, %b: i32) -> i1 {
  %0 = emitc.cast %a : i32 to ui32
  %1 = emitc.cast %b : i32 to ui32
  %2 = emitc.cmp lt, %0, %1 : (ui32, ui32) -> i1
  return %2 : i1
}
// expect: different
