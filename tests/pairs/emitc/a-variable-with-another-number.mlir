func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = arith.constant 7 : i32
  %1 = arith.select %c, %a, %0 : i32
  return %1 : i32
}
// -----
func.func @f(%c: i1, %a: i32) -> i32 {
  %v = "emitc.variable"() <{value = 8 : i32}> : () -> !emitc.lvalue<i32>
  emitc.if %c {
    emitc.assign %a : i32 to %v : <i32>
  }
  %1 = emitc.load %v : <i32>
  return %1 : i32
}
// expect: different
