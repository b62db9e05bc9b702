llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @f() -> i1 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.call @malloc(%z) : (i64) -> !llvm.ptr
  %b = llvm.call @malloc(%o) : (i64) -> !llvm.ptr
  %e = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %e : i1
}

// -----

llvm.func @f() -> i1 {
  %e = llvm.mlir.constant(false) : i1
  llvm.return %e : i1
}

// expect: equivalent
