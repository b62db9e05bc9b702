func.func @f(%x: f32, %y: f32, %n: i32) -> (f32, i1, f16) {
  %0 = arith.mulf %x, %y : f32
  %1 = math.exp %0 : f32
  %2 = arith.cmpf ult, %1, %x : f32
  %3 = arith.sitofp %n : i32 to f32
  %4 = arith.addf %1, %3 : f32
  %5 = arith.truncf %4 : f32 to f16
  return %4, %2, %5 : f32, i1, f16
}
// -----
func.func @f(%x: f32, %y: f32, %n: i32) -> (f32, i1, f16) {
  %0 = spirv.FMul %x, %y : f32
  %1 = spirv.GL.Exp %0 : f32
  %2 = spirv.FUnordLessThan %1, %x : f32
  %3 = spirv.ConvertSToF %n : i32 to f32
  %4 = spirv.FAdd %1, %3 : f32
  %5 = spirv.FConvert %4 : f32 to f16
  return %4, %2, %5 : f32, i1, f16
}
// expect: equivalent bitwise
