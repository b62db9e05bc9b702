llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%padd = llvm.atomicrmw add %p, %x acquire : !llvm.ptr, i32
llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%padd = llvm.atomicrmw add %p, %x release : !llvm.ptr, i32
llvm.return
}
// expect: unknown atomic
