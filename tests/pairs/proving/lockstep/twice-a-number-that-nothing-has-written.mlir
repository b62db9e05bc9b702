llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
  %u = llvm.load %m : !llvm.ptr -> i64
  %s = llvm.mul %u, %c2 : i64
  %g = llvm.freeze %s : i64
  %r = llvm.and %g, %one : i64
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %r : i64
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
  %u = llvm.load %m : !llvm.ptr -> i64
  %s = llvm.add %u, %u : i64
  %g = llvm.freeze %s : i64
  %r = llvm.and %g, %one : i64
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %r : i64
}
// expect: unknown
