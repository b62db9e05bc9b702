llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %y: i32, %i: i32) -> i32 {
  %small = llvm.icmp "slt" %i, %y : i32
  %large = llvm.icmp "ult" %i, %y : i32
  %other = llvm.getelementptr inbounds %p[8] : (!llvm.ptr) -> !llvm.ptr, i32
  %a = llvm.select %small, %p, %other : i1, !llvm.ptr
  %b = llvm.select %large, %p, %other : i1, !llvm.ptr
  llvm.store %y, %q : i32, !llvm.ptr
  %u = llvm.load %a invariant : !llvm.ptr -> i32
  %v = llvm.load %b : !llvm.ptr -> i32
  %r = llvm.add %u, %v : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %y: i32, %i: i32) -> i32 {
  %small = llvm.icmp "slt" %i, %y : i32
  %large = llvm.icmp "ult" %i, %y : i32
  %other = llvm.getelementptr inbounds %p[8] : (!llvm.ptr) -> !llvm.ptr, i32
  %a = llvm.select %small, %p, %other : i1, !llvm.ptr
  %b = llvm.select %large, %p, %other : i1, !llvm.ptr
  llvm.store %y, %q : i32, !llvm.ptr
  %u = llvm.load %a : !llvm.ptr -> i32
  %v = llvm.load %b invariant : !llvm.ptr -> i32
  %r = llvm.add %u, %v : i32
  llvm.return %r : i32
}
// expect: unknown promise
