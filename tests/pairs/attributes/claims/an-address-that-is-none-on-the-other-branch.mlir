// options: --func f
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^a, ^b
^a:
  %r = llvm.call @g(%p, %one) : (!llvm.ptr {llvm.nonnull}, i32) -> i32
  llvm.br ^e
^b:
  %r2 = llvm.call @g(%p, %one) : (!llvm.ptr, i32) -> i32
  llvm.br ^e
^e:
  llvm.return %one : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^a, ^b
^a:
  %r = llvm.call @g(%p, %one) : (!llvm.ptr, i32) -> i32
  llvm.br ^e
^b:
  %r2 = llvm.call @g(%p, %one) : (!llvm.ptr {llvm.nonnull}, i32) -> i32
  llvm.br ^e
^e:
  llvm.return %one : i32
}
// expect: unknown promise
