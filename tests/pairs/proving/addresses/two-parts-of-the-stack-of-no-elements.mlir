llvm.func @f(%n: i64) -> i1 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.alloca %zero x i32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %zero x i32 : (i64) -> !llvm.ptr
  %c = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %c : i1
}
// -----
llvm.func @f(%n: i64) -> i1 {
  %f = llvm.mlir.constant(false) : i1
  llvm.return %f : i1
}
// expect: unknown
