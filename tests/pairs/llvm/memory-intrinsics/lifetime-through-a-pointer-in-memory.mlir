llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %pp = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start 4, %p : !llvm.ptr
  llvm.store %p, %pp : !llvm.ptr, !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.intr.lifetime.end 4, %p : !llvm.ptr
  %q = llvm.load %pp : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// expect: unknown unsupported
