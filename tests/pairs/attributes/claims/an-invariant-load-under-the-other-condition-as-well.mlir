llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %a, %q : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  %b = llvm.load %p : !llvm.ptr -> i32
  llvm.store %b, %q : i32, !llvm.ptr
  llvm.br ^bb3
^bb3:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %a, %q : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  %b = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %b, %q : i32, !llvm.ptr
  llvm.br ^bb3
^bb3:
  llvm.return
}
// expect: unknown promise
