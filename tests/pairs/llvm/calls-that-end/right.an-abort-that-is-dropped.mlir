// options: --func f
llvm.func @abort()
llvm.func @f(%c: i1) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.call @abort() : () -> ()
  llvm.unreachable
^bb2:
  llvm.return %z : i8
}
// -----
llvm.func @abort()
llvm.func @f(%c: i1) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  llvm.return %z : i8
}
// expect: equivalent
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: a program means nothing where it calls 'abort': that it ends there is not compared
