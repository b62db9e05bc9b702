module attributes {llvm.data_layout = "e-p:32:32"} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %a : i64
}
}
// -----
module attributes {llvm.data_layout = "e-p:32:32"} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %a : i64
}
}
// expect: unknown
