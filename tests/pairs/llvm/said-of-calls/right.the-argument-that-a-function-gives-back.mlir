// options: --func f
llvm.func @same(i8 {llvm.returned}) -> i8
llvm.func @f(%x: i8) -> i8 {
  %r = llvm.call @same(%x) : (i8) -> i8
  llvm.return %r : i8
}
// -----
llvm.func @same(i8 {llvm.returned}) -> i8
llvm.func @f(%x: i8) -> i8 {
  %r = llvm.call @same(%x) : (i8) -> i8
  llvm.return %x : i8
}
// expect: unknown
