// options: --src-func f --tgt-func _mlir_ciface_f
func.func @f(%A: memref<4xf32>) -> memref<4xf32> {
  %B = memref.alloc() : memref<4xf32>
  memref.copy %A, %B : memref<4xf32> to memref<4xf32>
  return %B : memref<4xf32>
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @_mlir_ciface_f(%r: !llvm.ptr, %d: !llvm.ptr) {
  %m = llvm.mlir.constant(16 : i64) : i64
  %b = llvm.call @malloc(%m) : (i64) -> !llvm.ptr
  %x = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %x[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  "llvm.intr.memcpy"(%b, %p, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %y = llvm.insertvalue %b, %x[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %z = llvm.insertvalue %b, %y[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %z, %r : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise static
