// Which of two buffers lies first is nobody's choice, though one function gives both addresses.
llvm.func internal @place(%c: i1, %p: !llvm.ptr, %q: !llvm.ptr) -> i64 {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.cond_br %c, ^first, ^second
^first:
  llvm.return %a : i64
^second:
  llvm.return %b : i64
}
llvm.func @f(%o: !llvm.ptr {llvm.noalias}) {
  %n8 = llvm.mlir.constant(8 : i64) : i64
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  %x = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %y = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %a = llvm.call @place(%yes, %x, %y) : (i1, !llvm.ptr, !llvm.ptr) -> i64
  %b = llvm.call @place(%no, %x, %y) : (i1, !llvm.ptr, !llvm.ptr) -> i64
  %d = llvm.sub %b, %a : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %l = llvm.icmp "sgt" %d, %zero : i64
  %e = llvm.zext %l : i1 to i64
  llvm.store %e, %o : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%o: !llvm.ptr {llvm.noalias}) {
  %r = llvm.mlir.constant(1 : i64) : i64
  llvm.store %r, %o : i64, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
