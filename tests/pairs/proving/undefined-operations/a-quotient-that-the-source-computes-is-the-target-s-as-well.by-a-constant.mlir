llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%k = llvm.mlir.constant(7 : i32) : i32
llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%k = llvm.mlir.constant(7 : i32) : i32
%q = llvm.srem %a, %k : i32
llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// expect: equivalent bitwise
