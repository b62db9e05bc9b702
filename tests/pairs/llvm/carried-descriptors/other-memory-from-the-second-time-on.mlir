func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  cf.br ^bb1(%c0, %a : index, memref<4xf32>)
^bb1(%i: index, %m: memref<4xf32>):
  %l = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %l, ^bb2, ^bb3
^bb2:
  memref.store %x, %m[%i] : memref<4xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^bb1(%j, %m : index, memref<4xf32>)
^bb3:
  return %m : memref<4xf32>
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %p2: !llvm.ptr, %q2: !llvm.ptr, %o2: i64, %n2: i64, %s2: i64, %x: f32) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d0 = llvm.insertvalue %p, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d1 = llvm.insertvalue %q, %d0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d2 = llvm.insertvalue %o, %d1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d3 = llvm.insertvalue %n, %d2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d4 = llvm.insertvalue %s, %d3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = builtin.unrealized_conversion_cast %d4 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
  %e0 = llvm.insertvalue %p2, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %e1 = llvm.insertvalue %q2, %e0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %e2 = llvm.insertvalue %o2, %e1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %e3 = llvm.insertvalue %n2, %e2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %e4 = llvm.insertvalue %s2, %e3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = builtin.unrealized_conversion_cast %e4 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  cf.br ^bb1(%c0, %a : index, memref<4xf32>)
^bb1(%i: index, %m: memref<4xf32>):
  %l = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %l, ^bb2, ^bb3
^bb2:
  memref.store %x, %m[%i] : memref<4xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^bb1(%j, %b : index, memref<4xf32>)
^bb3:
  %r = builtin.unrealized_conversion_cast %m : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %r : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
// expect: unknown unsupported
