llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %r = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %r = llvm.load %p atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
// expect: unknown unsupported
