llvm.func @f(%x: i32) -> i32 {
  llvm.fence seq_cst
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 attributes {passthrough = ["readnone"]} {
  llvm.fence seq_cst
  llvm.return %x : i32
}
// expect: unknown
