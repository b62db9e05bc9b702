llvm.func @f(%p: !llvm.ptr, %i: i64) -> i32 {
  %a = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) -> i32 {
  %c = llvm.mlir.constant(4611686018427387904 : i64) : i64
  %j = llvm.add %i, %c : i64
  %a = llvm.getelementptr inbounds %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// expect: different
