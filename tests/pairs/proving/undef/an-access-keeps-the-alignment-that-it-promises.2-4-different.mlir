llvm.func @f(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.alloca %many x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %q {alignment = 1 : i64} : i32, !llvm.ptr
  %m = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.return %m : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.alloca %many x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %q {alignment = 1 : i64} : i32, !llvm.ptr
  %m = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %m : i32
}
// expect: different
