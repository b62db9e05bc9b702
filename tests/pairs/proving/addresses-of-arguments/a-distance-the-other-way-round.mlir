llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> i64 {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  %d = llvm.sub %a, %b : i64
  llvm.return %d : i64
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> i64 {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  %d = llvm.sub %b, %a : i64
  llvm.return %d : i64
}
// expect: unknown
