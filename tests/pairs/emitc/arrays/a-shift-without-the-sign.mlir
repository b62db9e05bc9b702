func.func @f(%x: i32, %n: i32) -> i32 {
  %width = arith.constant 32 : i32
  %fits = arith.cmpi ult, %n, %width : i32
  %zero = arith.constant 0 : i32
  %by = arith.select %fits, %n, %zero : i32
  %s = arith.shrsi %x, %by : i32
  %r = arith.select %fits, %s, %zero : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %n: i32) -> i32 {
  %u = emitc.cast %n : i32 to ui32
  %width = "emitc.constant"() <{value = 32 : ui32}> : () -> ui32
  %fits = emitc.cmp lt, %u, %width : (ui32, ui32) -> i1
  %zero = "emitc.constant"() <{value = 0 : i32}> : () -> i32
  %y = emitc.cast %x : i32 to ui32
  %z = emitc.cast %zero : i32 to ui32
  %r = emitc.expression %y, %u, %fits, %z : (ui32, ui32, i1, ui32) -> ui32 {
    %s = bitwise_right_shift %y, %u : (ui32, ui32) -> ui32
    %c = conditional %fits, %s, %z : ui32
    yield %c : ui32
  }
  %q = emitc.cast %r : ui32 to i32
  return %q : i32
}
// expect: different
