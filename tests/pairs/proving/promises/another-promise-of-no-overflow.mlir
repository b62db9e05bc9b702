llvm.func @f(%x: i8, %y: i8) -> i8 {
  %0 = llvm.add %x, %y overflow<nsw> : i8
  llvm.return %0 : i8
}
// -----
llvm.func @f(%x: i8, %y: i8) -> i8 {
  %0 = llvm.add %x, %y overflow<nuw> : i8
  llvm.return %0 : i8
}
// expect: different
