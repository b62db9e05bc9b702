llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {

llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%k = llvm.mlir.constant(255 : i32) : i32
%m = llvm.and %b, %k : i32
%k1 = llvm.mlir.constant(1 : i32) : i32
%d = llvm.or %m, %k1 : i32
%q = llvm.srem %a, %d : i32
llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// expect: equivalent bitwise
