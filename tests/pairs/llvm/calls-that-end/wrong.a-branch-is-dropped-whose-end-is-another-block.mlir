// options: --func f
llvm.func @quit(i32)
llvm.func @f(%c: i1, %n: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @quit(%n) : (i32) -> ()
  llvm.br ^d
^d:
  llvm.unreachable
^b:
  llvm.return %n : i32
}
// -----
llvm.func @quit(i32)
llvm.func @f(%c: i1, %n: i32) -> i32 {
  llvm.return %n : i32
}
// expect: unknown unsupported
