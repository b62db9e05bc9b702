// options: --func f
llvm.mlir.global internal constant @"dense<(3.0, 4.0)>"(dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>) : !llvm.array<1 x struct<(f32, f32)>>
llvm.func @f() -> f32 {
  %g = llvm.mlir.addressof @"dense<(3.0, 4.0)>" : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> f32
  llvm.return %v : f32
}
// -----
llvm.func @f() -> f32 {
  %v = llvm.mlir.constant(3.0 : f32) : f32
  llvm.return %v : f32
}
// expect: different
