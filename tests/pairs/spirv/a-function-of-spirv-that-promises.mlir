// That a function has no effects is a promise, which is not read past.
spirv.func @f(%x: i16) -> i16 "Pure" {
  spirv.ReturnValue %x : i16
}
// -----
llvm.func @f(%x: i16) -> i16 {
  llvm.return %x : i16
}
// expect: unknown unsupported
