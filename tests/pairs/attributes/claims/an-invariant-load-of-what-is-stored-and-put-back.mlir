llvm.func @f(%p: !llvm.ptr) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %z, %q : i32, !llvm.ptr
  %a = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.return %a : i32
}
// -----
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %z, %q : i32, !llvm.ptr
  %a = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %z, %p : i32, !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.return %a : i32
}
// expect: unknown promise
