llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %i = llvm.load %p : !llvm.ptr -> i64
  %a = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %j = llvm.load %a : !llvm.ptr -> i64
  %b = llvm.getelementptr inbounds %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
%c2 = llvm.mlir.constant(2 : i64) : i64
%r = llvm.mul %i, %c2 : i64
llvm.return %r : i64
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %i = llvm.load %p : !llvm.ptr -> i64
  %a = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %j = llvm.load %a : !llvm.ptr -> i64
  %b = llvm.getelementptr inbounds %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
%r = llvm.add %i, %i : i64
llvm.return %r : i64
}
// expect: equivalent
