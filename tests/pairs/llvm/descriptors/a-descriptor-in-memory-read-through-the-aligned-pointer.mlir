// options: --src-func f --tgt-func _mlir_ciface_f
func.func @f(%m: memref<?xf32>) -> f32 {
  %c = arith.constant 0 : index
  %i = memref.load %m[%c] : memref<?xf32>
  return %i : f32
}
// -----
llvm.func @_mlir_ciface_f(%d: !llvm.ptr) -> f32 {
  %s = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %s[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %i = llvm.load %p : !llvm.ptr -> f32
  llvm.return %i : f32
}
// expect: equivalent bitwise listed
