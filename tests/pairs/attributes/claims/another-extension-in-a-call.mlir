llvm.func internal @g(%x: i8) -> i8 {
  llvm.return %x : i8
}
llvm.func @f(%x: i8) -> i8 {
  %r = llvm.call @g(%x) : (i8) -> i8
  llvm.return %r : i8
}
// -----
llvm.func internal @g(%x: i8 {llvm.signext}) -> i8 {
  llvm.return %x : i8
}
llvm.func @f(%x: i8) -> i8 {
  %r = llvm.call @g(%x) : (i8 {llvm.zeroext}) -> i8
  llvm.return %r : i8
}
// expect: unknown unsupported
