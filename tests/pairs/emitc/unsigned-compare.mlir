func.func @f(%a: i32, %b: i32) -> i1 {
  %x = arith.cmpi ult, %a, %b : i32
  return %x : i1
}
// -----
func.func @f(%a: i32, %b: i32) -> i1 {
  %u = emitc.cast %a : i32 to ui32
  %v = emitc.cast %b : i32 to ui32
  %r = emitc.cmp lt, %u, %v : (ui32, ui32) -> i1
  return %r : i1
}
// expect: equivalent bitwise static
