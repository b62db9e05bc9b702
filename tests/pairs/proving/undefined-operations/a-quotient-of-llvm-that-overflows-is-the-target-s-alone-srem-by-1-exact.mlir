// options: --domain exact
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%k0 = llvm.mlir.constant(0 : i32) : i32

llvm.store %k0, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%km = llvm.mlir.constant(-1 : i32) : i32
%q = llvm.srem %a, %km : i32
llvm.store %q, %p : i32, !llvm.ptr
llvm.return
}
// expect: different
