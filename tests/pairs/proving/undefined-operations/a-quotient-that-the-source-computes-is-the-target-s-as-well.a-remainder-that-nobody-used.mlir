llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%q = llvm.srem %a, %b : i32
llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {

llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// expect: equivalent bitwise
