// LLVM Language Reference, "Parameter Attributes", noundef: undefined bits are no value, either.
llvm.func @f(%x: i32) -> (i32 {llvm.noundef}) {
  %u = llvm.mlir.undef : i32
  llvm.return %u : i32
}
// -----
llvm.func @f(%x: i32) -> (i32 {llvm.noundef}) {
  llvm.unreachable
}
// expect: unknown undefined-target
