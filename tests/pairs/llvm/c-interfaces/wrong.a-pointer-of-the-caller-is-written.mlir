// options: --src-func f --tgt-func _mlir_ciface_f
func.func @f(%m: memref<4xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  memref.store %v, %o[%c0] : memref<4xf32>
  return
}
// -----
llvm.func @_mlir_ciface_f(%m: !llvm.ptr, %o: !llvm.ptr) {
  %po = llvm.getelementptr %o[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %ao = llvm.load %po : !llvm.ptr -> !llvm.ptr
  %pm = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %am = llvm.load %pm : !llvm.ptr -> !llvm.ptr
  llvm.store %ao, %pm : !llvm.ptr, !llvm.ptr
  %v = llvm.load %am : !llvm.ptr -> f32
  llvm.store %v, %ao : f32, !llvm.ptr
  llvm.return
}
// expect: unknown
