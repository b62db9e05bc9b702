// options: --func f
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %k = llvm.mlir.constant(2 : i64) : i64
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.getelementptr inbounds %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.call @g(%b, %one) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %k = llvm.mlir.constant(2 : i64) : i64
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.getelementptr inbounds %a[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.call @g(%b, %one) : (!llvm.ptr {llvm.nonnull, llvm.noundef, llvm.dereferenceable = 8 : i64}, i32) -> i32
  llvm.return %r : i32
}
// expect: equivalent
