llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %y: i32) -> i32 {
  %a = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.getelementptr inbounds %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %q : i32, !llvm.ptr
  %u = llvm.load %a invariant : !llvm.ptr -> i32
  %v = llvm.load %b : !llvm.ptr -> i32
  %r = llvm.add %u, %v : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %y: i32) -> i32 {
  %a = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.getelementptr inbounds %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %q : i32, !llvm.ptr
  %u = llvm.load %a : !llvm.ptr -> i32
  %v = llvm.load %b invariant : !llvm.ptr -> i32
  %r = llvm.add %u, %v : i32
  llvm.return %r : i32
}
// expect: unknown promise
