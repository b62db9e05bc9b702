llvm.func @f(%x: i64, %i: !llvm.ptr, %o: !llvm.ptr {llvm.noalias}) {
  %n = llvm.mlir.constant(16 : i64) : i64
  %j = llvm.getelementptr %i[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %y = llvm.load %i : !llvm.ptr -> i16
  %z = llvm.load %j : !llvm.ptr -> i16
  %c = llvm.icmp "slt" %y, %z : i16
  %p = llvm.alloca %n x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %p : i64, !llvm.ptr
  llvm.store %y, %q : i16, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %z, %q : i16, !llvm.ptr
  llvm.br ^b
^b:
  %v = llvm.load %q : !llvm.ptr -> i16
  llvm.store %v, %o : i16, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: i64, %i: !llvm.ptr, %o: !llvm.ptr {llvm.noalias}) {
  %n = llvm.mlir.constant(16 : i64) : i64
  %j = llvm.getelementptr %i[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %y = llvm.load %i : !llvm.ptr -> i16
  %z = llvm.load %j : !llvm.ptr -> i16
  %c = llvm.icmp "slt" %y, %z : i16
  %p = llvm.alloca %n x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %p : i64, !llvm.ptr
  llvm.store %y, %q : i16, !llvm.ptr
  llvm.store %z, %q : i16, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i16
  llvm.store %v, %o : i16, !llvm.ptr
  llvm.return
}
// expect: unknown data
