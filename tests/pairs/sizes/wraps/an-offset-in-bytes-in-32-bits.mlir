llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^h(%z : i32)
^h(%i: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^b, ^e
^b:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %v, %a : i32, !llvm.ptr
  %j = llvm.add %i, %o : i32
  llvm.br ^h(%j : i32)
^e:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %v = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^h(%z : i32)
^h(%i: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^b, ^e
^b:
  %m = llvm.mul %i, %four : i32
  %a = llvm.getelementptr %p[%m] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.store %v, %a : i32, !llvm.ptr
  %j = llvm.add %i, %o : i32
  llvm.br ^h(%j : i32)
^e:
  llvm.return
}
// expect: equivalent bitwise listed
