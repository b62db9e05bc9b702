func.func @f() -> index {
  %0 = arith.constant 64 : index
  return %0 : index
}
// -----
func.func @f() -> index {
  %0 = "emitc.constant"() <{value = 8 : index}> : () -> !emitc.size_t
  %1 = emitc.call_opaque "sizeof"(%0) : (!emitc.size_t) -> !emitc.size_t
  %2 = builtin.unrealized_conversion_cast %1 : !emitc.size_t to index
  return %2 : index
}
// expect: different
