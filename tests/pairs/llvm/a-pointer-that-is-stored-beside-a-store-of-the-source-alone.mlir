// options: --func f
llvm.func @g()
llvm.func @f(%p: !llvm.ptr, %c: i1) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %s = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %null, %p {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.call @g() : () -> ()
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.store %z, %s {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%p: !llvm.ptr, %c: i1) {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %null, %p {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.call @g() : () -> ()
  llvm.return
}
// expect: equivalent
