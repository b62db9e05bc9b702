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
  %s = llvm.load %m : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %am = llvm.extractvalue %s[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v = llvm.load %am : !llvm.ptr -> f32
  llvm.store %v, %ao : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise static
