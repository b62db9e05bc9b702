llvm.func @f(%n: i64, %A: !llvm.ptr, %x: f32) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%z : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %p = llvm.getelementptr %A[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %p : f32, !llvm.ptr
  %j = llvm.add %i, %o : i64
  llvm.br ^h(%j : i64)
^e:
  llvm.return
}
// -----
llvm.func @f(%n: i64, %A: !llvm.ptr, %x: f32) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(12345 : i64) : i64
  %b = llvm.mlir.constant(999 : i64) : i64
  %e = llvm.xor %n, %a : i64
  %d = llvm.sub %e, %b : i64
  %q = llvm.udiv %n, %d : i64
  llvm.br ^h(%z : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %p = llvm.getelementptr %A[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %p : f32, !llvm.ptr
  %j = llvm.add %i, %o : i64
  llvm.br ^h(%j : i64)
^e:
  llvm.return
}
// expect: different
