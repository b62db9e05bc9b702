func.func @f(%x: f32, %y: f32) -> f32 {
  %0 = spirv.GL.FMin %x, %y : f32
  return %0 : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %0 = arith.minimumf %x, %y : f32
  return %0 : f32
}
// expect: unknown open-obligation
