llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %x, %z : i32
  llvm.cond_br %c, ^l, ^e
^l:
  llvm.br ^l
^e:
  llvm.return %x : i32
}
// expect: different
