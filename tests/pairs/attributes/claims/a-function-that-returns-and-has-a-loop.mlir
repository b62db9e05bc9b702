llvm.func @f(%n: i64, %p: !llvm.ptr) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  llvm.store %i, %p : i64, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^head(%next : i64), ^end
^end:
  llvm.return %n : i64
}
// -----
llvm.func @f(%n: i64, %p: !llvm.ptr) -> i64 attributes {will_return} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  llvm.store %i, %p : i64, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^head(%next : i64), ^end
^end:
  llvm.return %n : i64
}
// expect: unknown
