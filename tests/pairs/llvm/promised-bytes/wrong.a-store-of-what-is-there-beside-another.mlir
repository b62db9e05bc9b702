// LLVM Language Reference, "Parameter Attributes", writable: without it what may be loaded at any time may not be stored to.
llvm.func @f(%c: i1, %p: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64}, %v: i32) {
  llvm.store %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %v, %q {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.br ^b
^b:
  llvm.return
}
// -----
llvm.func @f(%c: i1, %p: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64}, %v: i32) {
  llvm.store %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %o = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  %w = llvm.select %c, %v, %o : i1, i32
  llvm.store %w, %q {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// expect: unknown undefined-target
