llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%c = llvm.cmpxchg %p, %x, %y seq_cst seq_cst : !llvm.ptr, i32
llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%c = llvm.cmpxchg %p, %x, %y seq_cst monotonic : !llvm.ptr, i32
llvm.return
}
// expect: unknown atomic
