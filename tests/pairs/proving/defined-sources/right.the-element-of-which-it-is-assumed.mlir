llvm.func @f(%a: !llvm.ptr, %o: !llvm.ptr) {
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %y = llvm.load %a1 : !llvm.ptr -> i32
  %r = llvm.and %x, %c3 : i32
  %p = llvm.icmp "eq" %r, %z : i32
  llvm.intr.assume %p : i1
  %q = llvm.sdiv %x, %c4 : i32
  %s = llvm.sdiv %y, %c4 : i32
  llvm.store %q, %o : i32, !llvm.ptr
  %o1 = llvm.getelementptr %o[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %s, %o1 : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %o: !llvm.ptr) {
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %a1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %y = llvm.load %a1 : !llvm.ptr -> i32
  %q = llvm.ashr %x, %c2 : i32
  %s = llvm.sdiv %y, %c4 : i32
  llvm.store %q, %o : i32, !llvm.ptr
  %o1 = llvm.getelementptr %o[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %s, %o1 : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise listed
