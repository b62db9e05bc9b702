// LLVM Language Reference, "Parameter Attributes", noundef: without it poison is a result as any other.
llvm.func @f(%x: i32) -> (i32) {
  %m = llvm.mlir.constant(2147483647 : i32) : i32
  %a = llvm.and %x, %m : i32
  %b = llvm.or %a, %m : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %b, %o overflow<nsw> : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32) -> (i32) {
  llvm.unreachable
}
// expect: different
