llvm.func @f(%x: i8, %y: i8) -> i8 {
  %r = llvm.intr.sadd.sat(%x, %y) : (i8, i8) -> i8
  llvm.return %r : i8
}
// -----
llvm.func @f(%x: i8, %y: i8) -> i8 {
  %r = llvm.add %x, %y : i8
  llvm.return %r : i8
}
// expect: different
