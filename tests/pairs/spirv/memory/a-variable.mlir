func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
// -----
spirv.func @f(%a: f32) -> f32 "None" {
  %v = spirv.Variable : !spirv.ptr<f32, Function>
  spirv.Store "Function" %v, %a : f32
  %0 = spirv.Load "Function" %v : f32
  %1 = spirv.FAdd %0, %a : f32
  spirv.Store "Function" %v, %1 : f32
  %2 = spirv.Load "Function" %v : f32
  spirv.ReturnValue %2 : f32
}
// expect: equivalent bitwise static
