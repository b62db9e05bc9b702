// options: --func f
func.func @g(%a: f32) -> f32 attributes {llvm.linkage = #llvm.linkage<weak>} {
  %r = arith.negf %a : f32
  return %r : f32
}
func.func @f(%a: f32) -> f32 {
  %r = call @g(%a) : (f32) -> f32
  return %r : f32
}
// -----
func.func @g(%a: f32) -> f32 attributes {llvm.linkage = #llvm.linkage<weak>} {
  %r = arith.negf %a : f32
  return %r : f32
}
func.func @f(%a: f32) -> f32 {
  %r = arith.negf %a : f32
  return %r : f32
}
// expect: unknown
