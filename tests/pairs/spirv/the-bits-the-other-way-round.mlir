llvm.func @f(%x: i8) -> i8 {
  %0 = llvm.intr.bitreverse(%x) : (i8) -> i8
  llvm.return %0 : i8
}
// -----
spirv.func @f(%x: i8) -> i8 "None" {
  %0 = spirv.BitReverse %x : i8
  spirv.ReturnValue %0 : i8
}
// expect: equivalent bitwise static
