func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = emitc.cast %a : i32 to ui32
  %1 = emitc.cast %b : i32 to ui32
  %2 = "emitc.constant"() <{value = 32 : ui32}> : () -> ui32
  %3 = emitc.cmp lt, %1, %2 : (ui32, ui32) -> i1
  %4 = "emitc.constant"() <{value = 0 : ui32}> : () -> ui32
  %5 = emitc.expression %0, %1, %3, %4 : (ui32, ui32, i1, ui32) -> ui32 {
    %7 = bitwise_left_shift %0, %1 : (ui32, ui32) -> ui32
    %8 = conditional %3, %7, %4 : ui32
    yield %8 : ui32
  }
  %6 = emitc.cast %5 : ui32 to i32
  return %6 : i32
}
// expect: equivalent bitwise static
