// That a function has no effects is seen of one without memory and calls.
spirv.func @f(%x: i16) -> i16 "Pure" {
  spirv.ReturnValue %x : i16
}
// -----
llvm.func @f(%x: i16) -> i16 {
  llvm.return %x : i16
}
// expect: equivalent bitwise static
