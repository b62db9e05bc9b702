// options: --func f
llvm.func @note(i32)
llvm.func @f(%c: i1, %n: i32) -> i32 {
  llvm.call @note(%n) : (i32) -> ()
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.unreachable
^b:
  llvm.return %n : i32
}
// -----
llvm.func @note(i32)
llvm.func @f(%c: i1, %n: i32) -> i32 {
  llvm.call @note(%n) : (i32) -> ()
  llvm.return %n : i32
}
// expect: equivalent
