llvm.func internal @g(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %p = llvm.add %x, %y : i32
  %a = llvm.call @g(%p) : (i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func internal @g(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %p = llvm.add %x, %y : i32
  %a = llvm.call @g(%p) : (i32 {llvm.noundef}) -> i32
  llvm.return %a : i32
}
// expect: equivalent bitwise static
