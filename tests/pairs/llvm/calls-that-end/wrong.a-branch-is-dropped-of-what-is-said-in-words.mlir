// options: --func f
llvm.func @exits() attributes {passthrough = ["noreturn"]}
llvm.func @f(%c: i1, %p: !llvm.ptr) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.call @exits() : () -> ()
  llvm.unreachable
^bb2:
  llvm.return %z : i8
}
// -----
llvm.func @exits() attributes {passthrough = ["noreturn"]}
llvm.func @f(%c: i1, %p: !llvm.ptr) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  llvm.return %z : i8
}
// expect: unknown unsupported
