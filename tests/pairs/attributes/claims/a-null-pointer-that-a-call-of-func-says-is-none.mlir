// options: --func f
func.func private @g(%p: !llvm.ptr, %x: i32) -> i32 {
  func.return %x : i32
}
func.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %r = func.call @g(%p, %x) : (!llvm.ptr, i32) -> i32
  func.return %r : i32
}
// -----
func.func private @g(%p: !llvm.ptr, %x: i32) -> i32 {
  func.return %x : i32
}
func.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.ptr
  %r = "func.call"(%z, %x) <{callee = @g, arg_attrs=[{llvm.nonnull, llvm.noundef},{}]}> : (!llvm.ptr, i32) -> i32
  func.return %r : i32
}
// expect: unknown promise
