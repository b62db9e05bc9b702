func.func @f(%x: tensor<2xi32>, %y: i32) -> i32 {
  return %y : i32
}
// -----
spirv.func @f(%x: !spirv.array<2 x i32>, %y: i32) -> i32 "None" {
  spirv.ReturnValue %y : i32
}
// expect: equivalent bitwise static
