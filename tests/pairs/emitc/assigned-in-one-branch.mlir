func.func @f(%c: i1, %x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @f(%c: i1, %x: i32) -> i32 {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.if %c {
    emitc.assign %x : i32 to %v : !emitc.lvalue<i32>
  }
  %r = emitc.load %v : !emitc.lvalue<i32>
  return %r : i32
}
// expect: different
