llvm.func @f(%n: i64, %m: i64, %A: !llvm.ptr, %x: f32) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %nm = llvm.mul %n, %m : i64
  llvm.br ^h(%z : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %nm : i64
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
llvm.func @f(%n: i64, %m: i64, %A: !llvm.ptr, %x: f32) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %nm = llvm.mul %n, %m : i64
  %k = llvm.mlir.constant(70 : i64) : i64
  %a = llvm.udiv %n, %k : i64
  %b = llvm.udiv %m, %k : i64
  %ab = llvm.mul %a, %b : i64
  %u = llvm.sub %nm, %ab : i64
  llvm.br ^h(%z : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %u : i64
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
