llvm.func @f(%x: i8, %y: i8) -> i1 {
  %s = "llvm.intr.smul.with.overflow"(%x, %y) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(i8, i1)>
  llvm.return %r : i1
}
// -----
llvm.func @f(%x: i8, %y: i8) -> i1 {
  %a = llvm.sext %x : i8 to i16
  %b = llvm.sext %y : i8 to i16
  %p = llvm.mul %a, %b : i16
  %l = llvm.trunc %p : i16 to i8
  %m = llvm.sext %l : i8 to i16
  %r = llvm.icmp "ne" %p, %m : i16
  llvm.return %r : i1
}
// expect: equivalent bitwise
