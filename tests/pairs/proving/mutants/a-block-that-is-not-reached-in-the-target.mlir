// The source is defined where the target comes to a block that it says is not reached.
llvm.func @f(%n: i32) -> i32 {
  llvm.return %n : i32
}
// -----
llvm.func @f(%n: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "slt" %n, %z : i32
  llvm.cond_br %c, ^no, ^yes
^no:
  llvm.unreachable
^yes:
  llvm.return %n : i32
}
// expect: different
