llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %k = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.add %a, %k : i64
  %c = llvm.sub %b, %k : i64
  %r = llvm.inttoptr %c : i64 to !llvm.ptr
  llvm.store %x, %r : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise all-sizes
