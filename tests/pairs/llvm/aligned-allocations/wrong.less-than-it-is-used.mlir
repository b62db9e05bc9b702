// options: --func f
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.mlir.constant(32 : i64) : i64
  %n = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.call @aligned_alloc(%a, %n) : (i64, i64) -> !llvm.ptr
  llvm.store %x, %p {alignment = 64 : i64} : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}
// expect: different
