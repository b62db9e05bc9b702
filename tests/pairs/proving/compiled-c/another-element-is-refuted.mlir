llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr) {
  %s = llvm.mlir.constant(0 : i32) : i32
  %p0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %s0 = llvm.add %s, %v0 : i32
  %p1 = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %s1 = llvm.add %s0, %v1 : i32
  %p2 = llvm.getelementptr %x[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %v2 = llvm.load %p2 : !llvm.ptr -> i32
  %s2 = llvm.add %s1, %v2 : i32
  llvm.store %s2, %y : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr) {
  %s = llvm.mlir.constant(0 : i32) : i32
  %p0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %s0 = llvm.add %s, %v0 : i32
  %p1 = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %s1 = llvm.add %s0, %v1 : i32
  %p2 = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v2 = llvm.load %p2 : !llvm.ptr -> i32
  %s2 = llvm.add %s1, %v2 : i32
  llvm.store %s2, %y : i32, !llvm.ptr
  llvm.return
}
// expect: different
