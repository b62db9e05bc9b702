// options: --domain exact
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {

llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%m = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
%u = llvm.mlir.constant(dense<[7, -2147483648]> : vector<2xi32>) : vector<2xi32>
%q = llvm.srem %u, %m : vector<2xi32>
llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// expect: different
