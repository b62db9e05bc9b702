llvm.func @g(i64, i64) -> i64
llvm.func @f(%x: i64, %p: !llvm.ptr) -> i64 {
  %r = llvm.call @g(%x, %x) : (i64, i64) -> i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return %r : i64
}
// -----
llvm.func @g(!llvm.struct<(i64, i64)>) -> i64
llvm.func @f(%x: i64, %p: !llvm.ptr) -> i64 {
  %u = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %t = llvm.insertvalue %x, %u[0] : !llvm.struct<(i64, i64)>
  %s = llvm.insertvalue %x, %t[1] : !llvm.struct<(i64, i64)>
  %r = llvm.call @g(%s) : (!llvm.struct<(i64, i64)>) -> i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return %r : i64
}
// expect: unknown
