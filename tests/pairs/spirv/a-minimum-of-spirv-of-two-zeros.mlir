func.func @f(%x: f32, %y: f32) -> f32 {
  %0 = arith.minimumf %x, %y : f32
  return %0 : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %0 = spirv.GL.FMin %x, %y : f32
  %1 = spirv.IsNan %x : f32
  %2 = spirv.IsNan %y : f32
  %3 = spirv.Select %1, %x, %0 : i1, f32
  %4 = spirv.Select %2, %y, %3 : i1, f32
  return %4 : f32
}
// expect: unknown open-obligation
