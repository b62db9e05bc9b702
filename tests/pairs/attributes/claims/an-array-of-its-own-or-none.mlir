// options: --func f
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %s = llvm.select %c, %a, %z : i1, !llvm.ptr
  %r = llvm.call @g(%a, %one) : (!llvm.ptr {llvm.nonnull}, i32) -> i32
  %r2 = llvm.call @g(%s, %one) : (!llvm.ptr, i32) -> i32
  llvm.return %one : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %s = llvm.select %c, %a, %z : i1, !llvm.ptr
  %r = llvm.call @g(%a, %one) : (!llvm.ptr, i32) -> i32
  %r2 = llvm.call @g(%s, %one) : (!llvm.ptr {llvm.nonnull}, i32) -> i32
  llvm.return %one : i32
}
// expect: unknown promise
