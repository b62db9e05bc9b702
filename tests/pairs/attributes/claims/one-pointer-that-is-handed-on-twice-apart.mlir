llvm.func internal @g(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i32
  llvm.return %y : i32
}
llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %x: i32) -> i32 {
  %a = llvm.call @g(%p, %p, %x) : (!llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %x: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i32
  llvm.return %y : i32
}
llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %x: i32) -> i32 {
  %a = llvm.call @g(%p, %p, %x) : (!llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return %a : i32
}
// expect: unknown promise
