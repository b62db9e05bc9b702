llvm.func @f(%o: !llvm.ptr {llvm.noalias}) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %n8 = llvm.mlir.constant(8 : i64) : i64
  %n63 = llvm.mlir.constant(63 : i64) : i64
  %n64 = llvm.mlir.constant(64 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %zero, %o : i64, !llvm.ptr
  %x = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %y = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %x : !llvm.ptr to i64
  %b = llvm.ptrtoint %y : !llvm.ptr to i64
%e = llvm.add %a, %n64 : i64
llvm.br ^h(%a, %zero : i64, i64)
^h(%i: i64, %r: i64):
  %c = llvm.icmp "ult" %i, %e : i64
  llvm.cond_br %c, ^b, ^d
^b:
  %j = llvm.add %i, %n63 : i64
  %k = llvm.add %j, %one : i64
  %t = llvm.add %r, %one : i64
  llvm.br ^h(%k, %t : i64, i64)
^d:
llvm.store %r, %o : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%o: !llvm.ptr {llvm.noalias}) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %n8 = llvm.mlir.constant(8 : i64) : i64
  %n63 = llvm.mlir.constant(63 : i64) : i64
  %n64 = llvm.mlir.constant(64 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %zero, %o : i64, !llvm.ptr
  %x = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %y = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %x : !llvm.ptr to i64
  %b = llvm.ptrtoint %y : !llvm.ptr to i64
%r = llvm.mlir.constant(1 : i64) : i64
llvm.store %r, %o : i64, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise
