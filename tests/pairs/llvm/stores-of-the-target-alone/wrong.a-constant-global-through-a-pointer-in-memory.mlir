// options: --func f
llvm.mlir.global external constant @g(7 : i32) : i32
llvm.func @f() -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.mlir.global external constant @g(7 : i32) : i32
llvm.func @f() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %g, %s : !llvm.ptr, !llvm.ptr
  %p = llvm.load %s : !llvm.ptr -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return %v : i32
}
// expect: unknown
