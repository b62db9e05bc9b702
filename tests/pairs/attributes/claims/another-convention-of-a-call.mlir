llvm.func internal @g(%x: i32) -> i32 {
  %a = llvm.add %x, %x : i32
  llvm.return %a : i32
}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @g(%x) : (i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func internal @g(%x: i32) -> i32 {
  %a = llvm.add %x, %x : i32
  llvm.return %a : i32
}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call fastcc @g(%x) : (i32) -> i32
  llvm.return %a : i32
}
// expect: unknown unsupported
