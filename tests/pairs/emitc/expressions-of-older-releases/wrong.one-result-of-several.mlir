func.func @f() -> i32 {
  %0:2 = emitc.call_opaque "foo"() : () -> (i32, i32)
  %1 = emitc.bitwise_not %0#0 : (i32) -> i32
  return %1 : i32
}
// -----
func.func @f() -> i32 {
  %0:2 = "emitc.call_opaque"() <{callee = "foo"}> : () -> (i32, i32)
  %1 = "emitc.expression"() ({
    %2 = "emitc.bitwise_not"(%0#1) : (i32) -> i32
    "emitc.yield"(%2) : (i32) -> ()
  }) : () -> i32
  return %1 : i32
}
// expect: different
