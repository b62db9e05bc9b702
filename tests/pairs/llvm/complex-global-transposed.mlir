llvm.mlir.global private constant @c(dense<[(1.0, 5.0), (2.0, 6.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>

llvm.func @f() -> f32 {
  %a = llvm.mlir.addressof @c : !llvm.ptr
  %b = llvm.getelementptr %a[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(f32, f32)>>
  %x = llvm.load %b : !llvm.ptr -> f32
  llvm.return %x : f32
}

// -----

llvm.func @f() -> f32 {
  %x = llvm.mlir.constant(2.0 : f32) : f32
  llvm.return %x : f32
}

// expect: different
