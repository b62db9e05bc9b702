// LLVM Language Reference, "Parameter Attributes", noundef: where nothing is poison the source is defined.
llvm.func @f(%x: i32) -> (i32 {llvm.noundef}) {
  %o = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %x, %o overflow<nsw> : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32) -> (i32 {llvm.noundef}) {
  llvm.unreachable
}
// expect: different
