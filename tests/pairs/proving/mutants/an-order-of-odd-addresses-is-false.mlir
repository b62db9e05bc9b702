// The machine has an order of its own for what it allocates.
llvm.func @f() -> i1 {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %y = llvm.ptrtoint %b : !llvm.ptr to i64
  %p = llvm.or %x, %1 : i64
  %q = llvm.or %y, %1 : i64
  %r = llvm.icmp "ult" %p, %q : i64
  llvm.return %r : i1
}
// -----
llvm.func @f() -> i1 {
  %r = llvm.mlir.constant(false) : i1
  llvm.return %r : i1
}
// expect: unknown unsupported
