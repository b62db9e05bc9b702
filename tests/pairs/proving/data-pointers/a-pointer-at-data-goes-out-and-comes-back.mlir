// options: --size I.0=1 --size p.0=8
llvm.func @f(%I: !llvm.ptr, %p: !llvm.ptr) -> i32 {
  %i = llvm.load %I : !llvm.ptr -> i64
  %m = llvm.mlir.constant(7 : i64) : i64
  %far = llvm.mlir.constant(100 : i64) : i64
  %back = llvm.mlir.constant(-100 : i64) : i64
  %k = llvm.and %i, %m : i64
  %7 = llvm.getelementptr inbounds %p[7] : (!llvm.ptr) -> !llvm.ptr, i32
  %w = llvm.load %7 : !llvm.ptr -> i32
  %a = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.getelementptr %a[%far] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.getelementptr %b[%back] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %c : !llvm.ptr -> i32
  %s = llvm.add %v, %w : i32
  llvm.return %s : i32
}
// -----
llvm.func @f(%I: !llvm.ptr, %p: !llvm.ptr) -> i32 {
  %i = llvm.load %I : !llvm.ptr -> i64
  %m = llvm.mlir.constant(7 : i64) : i64
  %far = llvm.mlir.constant(100 : i64) : i64
  %back = llvm.mlir.constant(-100 : i64) : i64
  %k = llvm.and %i, %m : i64
  %7 = llvm.getelementptr inbounds %p[7] : (!llvm.ptr) -> !llvm.ptr, i32
  %w = llvm.load %7 : !llvm.ptr -> i32
  %a = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %a : !llvm.ptr -> i32
  %s = llvm.add %v, %w : i32
  llvm.return %s : i32
}
// expect: equivalent
