llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func fastcc @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// expect: unknown unsupported
