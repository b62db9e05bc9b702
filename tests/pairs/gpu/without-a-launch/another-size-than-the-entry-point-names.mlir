// Another size than the one that it names.
spirv.module Logical GLSL450 {
}
func.func @f() -> index attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1]>} {
  %t = gpu.block_dim y
  return %t : index
}
// -----
spirv.module Logical GLSL450 {
}
func.func @f() -> index attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1]>} {
  %t = arith.constant 32 : index
  return %t : index
}
// expect: unknown
