llvm.func @f(%x: i32 {llvm.range = #llvm.constant_range<i32, 0, 20>}) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32 {llvm.range = #llvm.constant_range<i32, 0, 10>}) -> i32 {
  llvm.return %x : i32
}
// expect: unknown
