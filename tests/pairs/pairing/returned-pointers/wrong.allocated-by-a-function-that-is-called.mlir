// options: --func f
func.func @f(%A: memref<4xf32>) -> memref<4xf32> {
  %B = memref.alloc() : memref<4xf32>
  memref.copy %A, %B : memref<4xf32> to memref<4xf32>
  return %B : memref<4xf32>
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @inner(%p: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %size = llvm.mlir.constant(32 : i64) : i64
  %m = llvm.mlir.constant(16 : i64) : i64
  %b = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %c = llvm.getelementptr %b[4] : (!llvm.ptr) -> !llvm.ptr, f32
  "llvm.intr.memcpy"(%c, %p, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %c, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %c, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %o, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %n, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %s, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %y = llvm.call @inner(%p, %o, %n, %s) : (!llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %y : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
// expect: unknown unsupported
