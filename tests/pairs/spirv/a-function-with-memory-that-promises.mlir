// That a function has no effects is a promise, which is not read past.
spirv.func @f(%x: i16) -> i16 "Pure" {
  %v = spirv.Variable : !spirv.ptr<i16, Function>
  spirv.Store "Function" %v, %x : i16
  %y = spirv.Load "Function" %v : i16
  spirv.ReturnValue %y : i16
}
// -----
llvm.func @f(%x: i16) -> i16 {
  llvm.return %x : i16
}
// expect: unknown unsupported
