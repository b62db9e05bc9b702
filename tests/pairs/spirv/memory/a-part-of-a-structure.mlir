func.func @f(%a: f32, %b: f32) -> f32 {
  return %b : f32
}
// -----
spirv.func @f(%a: f32, %b: f32) -> f32 "None" {
  %c1 = spirv.Constant 1 : i32
  %s = spirv.CompositeConstruct %a, %b : (f32, f32) -> !spirv.struct<(f32, f32)>
  %v = spirv.Variable : !spirv.ptr<!spirv.struct<(f32, f32)>, Function>
  spirv.Store "Function" %v, %s : !spirv.struct<(f32, f32)>
  %p = spirv.AccessChain %v[%c1] : !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  %0 = spirv.Load "Function" %p : f32
  spirv.ReturnValue %0 : f32
}
// expect: equivalent bitwise static
