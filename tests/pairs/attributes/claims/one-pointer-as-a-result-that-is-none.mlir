// options: --func f
llvm.func @g(%a: !llvm.ptr, %b: !llvm.ptr) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) {
  llvm.return %a : !llvm.ptr
}
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.call @g(%a, %b) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.store %c, %a : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @g(%a: !llvm.ptr, %b: !llvm.ptr) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) {
  llvm.return %a : !llvm.ptr
}
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.call @g(%a, %b) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.store %c, %a : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent
