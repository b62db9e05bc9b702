llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = "llvm.intr.usub.sat"(%x, %y) : (i32, i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %l = llvm.mlir.constant(0 : i32) : i32
  %s = llvm.sub %x, %y : i32
  %c = llvm.icmp "ult" %x, %y : i32
  %r = llvm.select %c, %l, %s : i1, i32
  llvm.return %r : i32
}
// expect: equivalent bitwise
