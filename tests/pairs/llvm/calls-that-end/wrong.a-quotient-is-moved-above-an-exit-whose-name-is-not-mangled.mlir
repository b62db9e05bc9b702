// options: --func f
llvm.func @"\01exit"(i32)
llvm.func @f(%x: i32, %y: i32) -> i32 {
  llvm.call @"\01exit"(%x) : (i32) -> ()
  %q = llvm.udiv %x, %y : i32
  llvm.return %q : i32
}
// -----
llvm.func @"\01exit"(i32)
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %q = llvm.udiv %x, %y : i32
  llvm.call @"\01exit"(%x) : (i32) -> ()
  llvm.return %q : i32
}
// expect: unknown unsupported
