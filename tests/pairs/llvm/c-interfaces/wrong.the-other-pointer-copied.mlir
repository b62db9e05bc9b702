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
  %one = llvm.mlir.constant(1 : i64) : i64
  %l = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %m, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %am = llvm.load %a : !llvm.ptr -> !llvm.ptr
  %v = llvm.load %am : !llvm.ptr -> f32
  llvm.store %v, %ao : f32, !llvm.ptr
  llvm.return
}
// expect: unknown
