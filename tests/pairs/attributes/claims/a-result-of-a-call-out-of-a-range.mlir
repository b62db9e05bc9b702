llvm.func internal @g(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %a = llvm.call @g(%x) : (i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func internal @g(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %a = llvm.call @g(%x) : (i32) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 5>, llvm.noundef})
  llvm.return %a : i32
}
// expect: different
