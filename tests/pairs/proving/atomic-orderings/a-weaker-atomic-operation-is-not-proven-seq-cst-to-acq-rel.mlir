llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%pmax = llvm.atomicrmw max %p, %x seq_cst : !llvm.ptr, i32
llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%pmax = llvm.atomicrmw max %p, %x acq_rel : !llvm.ptr, i32
llvm.return
}
// expect: unknown atomic
