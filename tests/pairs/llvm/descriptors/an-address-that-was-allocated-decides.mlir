func.func @f(%m: memref<?xf64>) -> index {
  %c = arith.constant 0 : index
  %n = memref.dim %m, %c : memref<?xf64>
  return %n : index
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> i64 {
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %c = llvm.mlir.constant(7 : i64) : i64
  %j = llvm.and %i, %c : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %k = llvm.icmp "eq" %j, %z : i64
  %r = llvm.select %k, %n, %s : i1, i64
  llvm.return %r : i64
}
// expect: unknown
