// options: --func f
llvm.mlir.global internal @m(1 : i32) : i32
llvm.func internal @g(%x: i32) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) {
  %a = llvm.mlir.addressof @m : !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @g(%one) : (i32) -> !llvm.ptr
  llvm.return %one : i32
}
// -----
llvm.mlir.global internal @m(1 : i32) : i32
llvm.func internal @g(%x: i32) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) {
  %a = llvm.mlir.zero : !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @g(%one) : (i32) -> !llvm.ptr
  llvm.return %one : i32
}
// expect: unknown promise
