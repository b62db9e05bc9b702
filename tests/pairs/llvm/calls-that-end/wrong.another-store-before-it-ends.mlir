// options: --func f
llvm.func @exits() attributes {noreturn}
llvm.func @f(%c: i1, %p: !llvm.ptr) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  llvm.store %z, %p {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @exits() : () -> ()
  llvm.unreachable
}
// -----
llvm.func @exits() attributes {noreturn}
llvm.func @f(%c: i1, %p: !llvm.ptr) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  llvm.call @exits() : () -> ()
  llvm.unreachable
}
// expect: unknown unsupported
