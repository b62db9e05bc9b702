// options: --domain fingerprint
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%z = llvm.sdiv exact %a, %b : i32

llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
%z = llvm.sdiv exact %a, %b : i32
%r = llvm.srem %a, %b : i32
%k1 = llvm.mlir.constant(1 : i32) : i32
%k0 = llvm.mlir.constant(0 : i32) : i32
%e = llvm.icmp "eq" %r, %k0 : i32
%w = llvm.zext %e : i1 to i32
%y = llvm.udiv %k1, %w : i32
llvm.store %a, %p : i32, !llvm.ptr
llvm.return
}
// expect: different
