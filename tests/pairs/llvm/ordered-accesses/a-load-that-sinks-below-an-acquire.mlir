llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  %v = llvm.load %q : !llvm.ptr -> i32
  %r = llvm.atomicrmw xchg %p, %x acquire : !llvm.ptr, i32
  llvm.return %v : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  %r = llvm.atomicrmw xchg %p, %x acquire : !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
// expect: equivalent bitwise
