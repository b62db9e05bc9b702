// options: --func f
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %b = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %r = llvm.call @g(%b, %one) : (!llvm.ptr {llvm.noundef}, i32) -> i32
  llvm.return %one : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %b = llvm.getelementptr inbounds %a[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %r = llvm.call @g(%b, %one) : (!llvm.ptr {llvm.noundef}, i32) -> i32
  llvm.return %one : i32
}
// expect: unknown promise
