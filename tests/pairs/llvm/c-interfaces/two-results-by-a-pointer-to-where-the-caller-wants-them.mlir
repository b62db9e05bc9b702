// options: --src-func f --tgt-func _mlir_ciface_f
func.func @f(%A: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %c = arith.constant 0 : index
  %v = arith.constant 2.0 : f32
  memref.store %v, %A[%c] : memref<4xf32>
  return %A, %A : memref<4xf32>, memref<4xf32>
}
// -----
llvm.func @_mlir_ciface_f(%r: !llvm.ptr, %d: !llvm.ptr) {
  %v = llvm.mlir.constant(2.0 : f32) : f32
  %x = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %x[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %v, %p : f32, !llvm.ptr
  %u = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
  %1 = llvm.insertvalue %x, %u[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
  %2 = llvm.insertvalue %x, %1[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
  llvm.store %2, %r : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise static
