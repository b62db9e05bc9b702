llvm.func @f(%x: i8, %y: i8, %s: i8) -> i8 {
  %r = llvm.intr.fshl(%x, %y, %s) : (i8, i8, i8) -> i8
  llvm.return %r : i8
}
// -----
llvm.func @f(%x: i8, %y: i8, %s: i8) -> i8 {
  %c = llvm.mlir.constant(8 : i8) : i8
  %d = llvm.sub %c, %s : i8
  %a = llvm.shl %x, %s : i8
  %b = llvm.lshr %y, %d : i8
  %r = llvm.or %a, %b : i8
  llvm.return %r : i8
}
// expect: different
