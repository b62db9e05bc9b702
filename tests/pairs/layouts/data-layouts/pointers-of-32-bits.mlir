module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<32> : vector<4xi64>>>} {
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.store %q, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
}
// -----
module {
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.store %q, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
}
// expect: unknown
