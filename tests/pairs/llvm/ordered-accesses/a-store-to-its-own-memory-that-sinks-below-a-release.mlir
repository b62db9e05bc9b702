llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %r = llvm.atomicrmw xchg %p, %x release : !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %r = llvm.atomicrmw xchg %p, %x release : !llvm.ptr, i32
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
// expect: equivalent bitwise
