// options: --func f
llvm.func internal @g(%p: !llvm.ptr {llvm.align = 64 : i64}, %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @g(%p, %one) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr {llvm.align = 64 : i64}, %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @g(%q, %one) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
// expect: unknown promise
