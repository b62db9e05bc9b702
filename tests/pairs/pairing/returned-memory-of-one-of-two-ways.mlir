func.func @f(%x: f64, %c: i1) -> memref<1xf64> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf64>
  memref.store %x, %m[%c0] : memref<1xf64>
  return %m : memref<1xf64>
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @f(%x: f64, %c: i1) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(8 : i64) : i64
  llvm.cond_br %c, ^one, ^other
^one:
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %s = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.store %x, %p : f64, !llvm.ptr
  llvm.store %x, %s : f64, !llvm.ptr
  llvm.br ^end(%p, %p : !llvm.ptr, !llvm.ptr)
^other:
  %q = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %t = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.store %x, %q : f64, !llvm.ptr
  llvm.store %x, %t : f64, !llvm.ptr
  llvm.br ^end(%q, %q : !llvm.ptr, !llvm.ptr)
^end(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %z, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %o, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %o, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
// expect: equivalent
