// options: --func f
llvm.mlir.global extern_weak @g() {addr_space = 0 : i32} : i32
llvm.func @f(%n: i32) -> i32 {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %z : !llvm.ptr
  %r = llvm.zext %c : i1 to i32
  llvm.return %r : i32
}
// -----
llvm.mlir.global extern_weak @g() {addr_space = 0 : i32} : i32
llvm.func @f(%n: i32) -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
// expect: unknown unsupported
