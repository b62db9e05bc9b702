llvm.func internal @g(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) {
  llvm.call @g(%p, %x) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func internal @g(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) {
  llvm.call @g(%p, %x) : (!llvm.ptr {llvm.readonly}, i32) -> ()
  llvm.return
}
// expect: unknown unsupported
