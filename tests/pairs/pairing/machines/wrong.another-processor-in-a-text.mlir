llvm.func @f(%x: i32) -> i32 attributes {passthrough = [["target-cpu", "x86-64"]]} {
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 attributes {passthrough = [["target-cpu", "znver4"]]} {
  llvm.return %x : i32
}
// expect: unknown
