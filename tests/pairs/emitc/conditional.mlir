func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
// -----
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.if %c {
    emitc.assign %a : i32 to %v : !emitc.lvalue<i32>
  } else {
    emitc.assign %b : i32 to %v : !emitc.lvalue<i32>
  }
  %r = emitc.load %v : !emitc.lvalue<i32>
  return %r : i32
}
// expect: equivalent bitwise static
