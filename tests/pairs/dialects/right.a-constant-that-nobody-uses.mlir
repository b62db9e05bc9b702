// An array of SPIR-V, which is no value of any other kind.
spirv.func @f(%x: i32) -> i32 "None" {
  %c = spirv.Constant dense<[1, 2, 3]> : tensor<3xi32> : !spirv.array<3 x i32>
  spirv.ReturnValue %x : i32
}
// -----
spirv.func @f(%x: i32) -> i32 "None" {
  spirv.ReturnValue %x : i32
}
// expect: equivalent bitwise static
