llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %y, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
  %c = llvm.icmp "ult" %p, %q : !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %y, %q : i32, !llvm.ptr
  llvm.return
^b:
  llvm.store %y, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
