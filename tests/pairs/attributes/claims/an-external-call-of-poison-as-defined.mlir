llvm.func @h(i32) -> i32
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %p = llvm.add %x, %y overflow<nsw> : i32
  %a = llvm.call @h(%p) : (i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func @h(i32 {llvm.noundef}) -> i32
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %p = llvm.add %x, %y overflow<nsw> : i32
  %a = llvm.call @h(%p) : (i32 {llvm.noundef}) -> i32
  llvm.return %a : i32
}
// expect: different
