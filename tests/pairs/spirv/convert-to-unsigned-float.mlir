func.func @f(%a: i32) -> f32 {
  %x = arith.sitofp %a : i32 to f32
  return %x : f32
}
// -----
func.func @f(%a: i32) -> f32 {
  %r = spirv.ConvertUToF %a : i32 to f32
  return %r : f32
}
// expect: different
