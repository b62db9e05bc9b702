llvm.mlir.global internal @g(7 : i32) : i32
llvm.mlir.global internal constant @c(7 : i32) : i32
llvm.func internal @h(%p: !llvm.ptr, %q: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global internal @g(7 : i32) : i32
llvm.mlir.global internal constant @c(7 : i32) : i32
llvm.func internal @h(%p: !llvm.ptr, %q: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
