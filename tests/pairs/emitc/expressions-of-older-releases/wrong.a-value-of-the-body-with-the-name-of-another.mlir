// What the first body defines is no value of the second one, which uses the argument of that name.
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = emitc.bitwise_xor %a, %b : (i32, i32) -> i32
  %1 = emitc.bitwise_and %0, %b : (i32, i32) -> i32
  return %1 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = emitc.expression : i32 {
    %x = emitc.bitwise_xor %a, %b : (i32, i32) -> i32
    emitc.yield %x : i32
  }
  %x = emitc.bitwise_or %a, %b : (i32, i32) -> i32
  %1 = emitc.expression : i32 {
    %y = emitc.bitwise_and %x, %b : (i32, i32) -> i32
    emitc.yield %y : i32
  }
  return %1 : i32
}
// expect: different
