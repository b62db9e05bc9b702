// options: --domain fingerprint
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%k1 = llvm.mlir.constant(1 : i32) : i32
%odd = llvm.or %b, %k1 : i32

llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%k1 = llvm.mlir.constant(1 : i32) : i32
%odd = llvm.or %b, %k1 : i32
%q = llvm.srem %a, %odd : i32
llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// expect: different
