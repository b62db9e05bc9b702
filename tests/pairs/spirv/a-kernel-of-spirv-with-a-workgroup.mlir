// How many invocations a kernel has is no matter of its body alone.
spirv.func @f(%x: i16) -> i16 "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
  spirv.ReturnValue %x : i16
}
// -----
spirv.func @f(%x: i16) -> i16 "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
  spirv.ReturnValue %x : i16
}
// expect: unknown unsupported
