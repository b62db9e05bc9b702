llvm.func @f(%n: i64, %o: !llvm.ptr) {
 %z = llvm.mlir.constant(0 : i64) : i64
 llvm.store %z, %o : i64, !llvm.ptr
 llvm.return
}
// -----
llvm.func @f(%n: i64, %o: !llvm.ptr) {
 %z = llvm.mlir.constant(0 : i64) : i64
 %one = llvm.mlir.constant(1 : i64) : i64
 %k = llvm.mlir.constant(5000 : i64) : i64
 %a = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
 llvm.store %z, %a : i64, !llvm.ptr
 llvm.br ^h
^h:
 %i = llvm.load %a : !llvm.ptr -> i64
 %c = llvm.icmp "slt" %i, %n : i64
 llvm.cond_br %c, ^b, ^e
^b:
 %l = llvm.load %a : !llvm.ptr -> i64
 %l1 = llvm.add %l, %one : i64
 llvm.store %l1, %a : i64, !llvm.ptr
 llvm.br ^h
^e:
 %x = llvm.load %a : !llvm.ptr -> i64
 %r = llvm.udiv %x, %k : i64
 llvm.store %r, %o : i64, !llvm.ptr
 llvm.return
}
// expect: unknown not-covered
