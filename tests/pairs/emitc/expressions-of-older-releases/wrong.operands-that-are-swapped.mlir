// The first of what an expression uses is not the first argument of the function.
func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = emitc.sub %b, %a : (i32, i32) -> i32
  %1 = emitc.bitwise_or %0, %c : (i32, i32) -> i32
  return %1 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %1 = "emitc.expression"() ({
    %2 = "emitc.sub"(%c, %a) : (i32, i32) -> i32
    %3 = "emitc.bitwise_or"(%2, %b) : (i32, i32) -> i32
    "emitc.yield"(%3) : (i32) -> ()
  }) : () -> i32
  return %1 : i32
}
// expect: different
