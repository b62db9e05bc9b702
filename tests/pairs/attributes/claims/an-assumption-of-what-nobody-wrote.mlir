llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %u = llvm.load %p : !llvm.ptr -> i32
  %c = llvm.icmp "eq" %u, %u : i32
  llvm.intr.assume %c : i1
  llvm.return %x : i32
}
// expect: different
