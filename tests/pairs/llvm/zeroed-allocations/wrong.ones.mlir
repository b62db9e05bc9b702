// options: --func f
llvm.func @calloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @calloc(%n, %n) : (i64, i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.mlir.constant(1 : i32) : i32
  llvm.return %r : i32
}
// expect: different
