llvm.func @f(%x: f16, %y: bf16, %o: !llvm.ptr, %u: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x f16 : (i64) -> !llvm.ptr
  %q = llvm.alloca %n x bf16 : (i64) -> !llvm.ptr
  llvm.store %x, %p : f16, !llvm.ptr
  llvm.store %y, %q : bf16, !llvm.ptr
  %a = llvm.load %p : !llvm.ptr -> i16
  %b = llvm.load %q : !llvm.ptr -> i16
  llvm.store %a, %o : i16, !llvm.ptr
  llvm.store %b, %u : i16, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: f16, %y: bf16, %o: !llvm.ptr, %u: !llvm.ptr) {
  %a = llvm.bitcast %x : f16 to i16
  %b = llvm.bitcast %y : bf16 to i16
  llvm.store %a, %o : i16, !llvm.ptr
  llvm.store %b, %u : i16, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise
