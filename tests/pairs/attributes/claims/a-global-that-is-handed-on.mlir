// options: --func f
llvm.mlir.global internal @m(1 : i32) : i32
llvm.func internal @g(%p: !llvm.ptr {llvm.nonnull, llvm.noundef, llvm.dereferenceable = 8 : i64}, %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.mlir.global internal @w(1 : i64) : i64
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.mlir.addressof @w : !llvm.ptr
  %r = llvm.call @g(%a, %one) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.mlir.global internal @m(1 : i32) : i32
llvm.func internal @g(%p: !llvm.ptr {llvm.nonnull, llvm.noundef, llvm.dereferenceable = 8 : i64}, %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.mlir.global internal @w(1 : i64) : i64
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.mlir.addressof @w : !llvm.ptr
  %r = llvm.call @g(%a, %one) : (!llvm.ptr {llvm.nonnull, llvm.dereferenceable = 8 : i64}, i32) -> i32
  llvm.return %r : i32
}
// expect: equivalent
