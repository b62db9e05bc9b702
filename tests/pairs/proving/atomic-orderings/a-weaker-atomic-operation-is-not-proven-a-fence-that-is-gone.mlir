llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
llvm.fence seq_cst
%v = llvm.load %p : !llvm.ptr -> i32
%w = llvm.add %v, %x : i32
llvm.store %w, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {
%v = llvm.load %p : !llvm.ptr -> i32
%w = llvm.add %v, %x : i32
llvm.store %w, %p : i32, !llvm.ptr
llvm.return
}
// expect: unknown atomic
