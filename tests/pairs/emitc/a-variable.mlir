func.func @f(%c: i1, %a: f32) -> f32 {
  %0 = arith.constant 1.0 : f32
  %1 = arith.select %c, %a, %0 : f32
  return %1 : f32
}
// -----
func.func @f(%c: i1, %a: f32) -> f32 {
  %0 = "emitc.constant"() <{value = 1.0 : f32}> : () -> f32
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
  emitc.if %c {
    emitc.assign %a : f32 to %v : <f32>
  } else {
    emitc.assign %0 : f32 to %v : <f32>
  }
  %1 = emitc.load %v : <f32>
  return %1 : f32
}
// expect: equivalent bitwise
