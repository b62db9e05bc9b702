func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.cmpf olt, %a, %b : f32
  %1 = arith.cmpf uno, %a, %a : f32
  %2 = arith.ori %0, %1 : i1
  %3 = arith.select %2, %b, %a : f32
  return %3 : f32
}
// -----
spirv.func @f(%a: f32, %b: f32) -> f32 "None" {
  %0 = spirv.CL.fmax %a, %b : f32
  spirv.ReturnValue %0 : f32
}
// expect: equivalent bitwise static
