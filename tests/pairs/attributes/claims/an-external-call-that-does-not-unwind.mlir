llvm.func @h(i32)
llvm.func @f(%x: i32) -> i32 {
  llvm.call @h(%x) : (i32) -> ()
  llvm.return %x : i32
}
// -----
llvm.func @h(i32)
llvm.func @f(%x: i32) -> i32 {
  llvm.call @h(%x) {no_unwind} : (i32) -> ()
  llvm.return %x : i32
}
// expect: unknown promise
