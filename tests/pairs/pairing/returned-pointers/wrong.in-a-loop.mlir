func.func @f(%x: i32, %c: i1) -> memref<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  %i0 = arith.constant 0 : index
  memref.store %x, %m[%i0] : memref<4xi32>
  %i1 = arith.constant 1 : index
  memref.store %x, %m[%i1] : memref<4xi32>
  %i2 = arith.constant 2 : index
  memref.store %x, %m[%i2] : memref<4xi32>
  %i3 = arith.constant 3 : index
  memref.store %x, %m[%i3] : memref<4xi32>
  return %m : memref<4xi32>
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%x: i32, %c: i1) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %c16 = llvm.mlir.constant(16 : i64) : i64
  %c24 = llvm.mlir.constant(24 : i64) : i64
  %p = llvm.call @malloc(%c16) : (i64) -> !llvm.ptr
  %g0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %g0 : i32, !llvm.ptr
  %g1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %g1 : i32, !llvm.ptr
  %g2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %g2 : i32, !llvm.ptr
  %g3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %g3 : i32, !llvm.ptr
  %q = llvm.call @malloc(%c16) : (i64) -> !llvm.ptr
  %a = llvm.alloca %c2 x !llvm.ptr : (i64) -> !llvm.ptr
  %b = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %wu = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
  %w1 = llvm.insertvalue %q, %wu[0] : !llvm.struct<(ptr, ptr)>
  %w2 = llvm.insertvalue %q, %w1[1] : !llvm.struct<(ptr, ptr)>
  %vu = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
  %v1 = llvm.insertvalue %p, %vu[0] : !llvm.struct<(ptr, ptr)>
  %v2 = llvm.insertvalue %p, %v1[1] : !llvm.struct<(ptr, ptr)>
  llvm.store %w2, %a : !llvm.struct<(ptr, ptr)>, !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.br ^h(%c0, %z, %z : i64, !llvm.ptr, !llvm.ptr)
^h(%i: i64, %y: !llvm.ptr, %t: !llvm.ptr):
  %s = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.store %v2, %a : !llvm.struct<(ptr, ptr)>, !llvm.ptr
  %t2 = llvm.load %b : !llvm.ptr -> !llvm.ptr
  %in = llvm.add %i, %c1 : i64
  %cc = llvm.icmp "ult" %in, %c1 : i64
  llvm.cond_br %cc, ^h(%in, %s, %t2 : i64, !llvm.ptr, !llvm.ptr), ^d
^d:
  %r0 = llvm.mlir.constant(0 : i64) : i64
  %r1 = llvm.mlir.constant(1 : i64) : i64
  %r4 = llvm.mlir.constant(4 : i64) : i64
  %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d1 = llvm.insertvalue %s, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d2 = llvm.insertvalue %t2, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d3 = llvm.insertvalue %r0, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d4 = llvm.insertvalue %r4, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d5 = llvm.insertvalue %r1, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
// expect: unknown unsupported
