llvm.func internal @g(%x: i32, %y: i32) -> i32 {
  %p = llvm.add %x, %y : i32
  llvm.return %p : i32
}
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %a = llvm.call @g(%x, %y) : (i32, i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func internal @g(%x: i32, %y: i32) -> (i32 {llvm.noundef}) {
  %p = llvm.add %x, %y : i32
  llvm.return %p : i32
}
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %a = llvm.call @g(%x, %y) : (i32, i32) -> i32
  llvm.return %a : i32
}
// expect: equivalent bitwise static
