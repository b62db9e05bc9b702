llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start 4, %p : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end 4, %p : !llvm.ptr
  llvm.return %r : i32
}
// expect: equivalent bitwise static
