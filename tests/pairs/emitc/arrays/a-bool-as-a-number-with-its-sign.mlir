func.func @f(%x: i1) -> i32 {
  %r = arith.extsi %x : i1 to i32
  return %r : i32
}
// -----
func.func @f(%x: i1) -> i32 {
  %0 = emitc.cast %x : i1 to ui1
  %1 = emitc.cast %0 : ui1 to ui32
  %2 = emitc.cast %1 : ui32 to i32
  return %2 : i32
}
// expect: different
