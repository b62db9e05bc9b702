llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %y: i32, %n: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %i = llvm.add %n, %one : i64
  %j = llvm.add %n, %two : i64
  %a = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.getelementptr inbounds %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %y, %q : i32, !llvm.ptr
  %u = llvm.load %a invariant : !llvm.ptr -> i32
  %v = llvm.load %b : !llvm.ptr -> i32
  %r = llvm.add %u, %v : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %y: i32, %n: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %i = llvm.add %n, %one : i64
  %j = llvm.add %n, %two : i64
  %a = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.getelementptr inbounds %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %y, %q : i32, !llvm.ptr
  %u = llvm.load %a : !llvm.ptr -> i32
  %v = llvm.load %b invariant : !llvm.ptr -> i32
  %r = llvm.add %u, %v : i32
  llvm.return %r : i32
}
// expect: unknown promise
