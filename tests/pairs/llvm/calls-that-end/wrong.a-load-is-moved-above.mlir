// options: --func f
llvm.func @exits() attributes {noreturn}
llvm.func @f(%c: i1, %p: !llvm.ptr) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  llvm.call @exits() : () -> ()
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.return %v : i8
}
// -----
llvm.func @exits() attributes {noreturn}
llvm.func @f(%c: i1, %p: !llvm.ptr) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.call @exits() : () -> ()
  llvm.return %v : i8
}
// expect: unknown unsupported
