llvm.func @f(%x: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  llvm.return %x : i8
}
// -----
llvm.func @f(%x: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  llvm.return %x : i8
}
// expect: equivalent bitwise
