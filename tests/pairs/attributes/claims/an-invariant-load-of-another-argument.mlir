llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.load %q invariant : !llvm.ptr -> i32
  llvm.store %x, %p : i32, !llvm.ptr
  %b = llvm.load %p : !llvm.ptr -> i32
  %c = llvm.add %a, %b : i32
  llvm.return %c : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.load %q invariant : !llvm.ptr -> i32
  llvm.store %x, %p : i32, !llvm.ptr
  %b = llvm.load %p invariant : !llvm.ptr -> i32
  %c = llvm.add %a, %b : i32
  llvm.return %c : i32
}
// expect: unknown promise
