llvm.func @f(%x: i32, %y: i32) -> i1 {
  %s = "llvm.intr.usub.with.overflow"(%x, %y) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(i32, i1)>
  llvm.return %r : i1
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i1 {
  %r = llvm.icmp "ule" %x, %y : i32
  llvm.return %r : i1
}
// expect: different
