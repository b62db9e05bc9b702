llvm.func @f() -> i32 {
  %r = llvm.mlir.constant(305419783 : i32) : i32
  llvm.return %r : i32
}
// -----
llvm.func @f() -> i32 {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %c = llvm.mlir.constant(305419896 : i32) : i32
  %b = llvm.mlir.constant(7 : i8) : i8
  %p = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %c, %p : i32, !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %f = llvm.mlir.constant(1.5 : f32) : f32
  llvm.store %f, %q : f32, !llvm.ptr
  llvm.store %b, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// expect: equivalent
