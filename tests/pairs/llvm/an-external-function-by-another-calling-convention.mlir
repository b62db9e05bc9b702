// options: --func f
llvm.func @g(!llvm.ptr, i32 {llvm.signext})
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.call @g(%p, %x) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func fastcc @g(!llvm.ptr, i32)
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.call fastcc @g(%p, %x) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expect: unknown
