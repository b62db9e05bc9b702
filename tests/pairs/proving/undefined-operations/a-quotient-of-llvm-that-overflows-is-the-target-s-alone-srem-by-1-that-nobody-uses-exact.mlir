// options: --domain exact
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {

llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%km = llvm.mlir.constant(-1 : i32) : i32
%q = llvm.srem %a, %km : i32
llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// expect: different
