llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 attributes {intel_reqd_sub_group_size = 16 : i32} {
  llvm.return %x : i32
}
// expect: unknown promise
