llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%padd = llvm.atomicrmw add %p, %x seq_cst : !llvm.ptr, i32
llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%padd = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i32
llvm.return
}
// expect: unknown atomic
