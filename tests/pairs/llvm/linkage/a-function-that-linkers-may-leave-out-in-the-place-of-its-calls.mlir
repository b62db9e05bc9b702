// options: --func f
llvm.func linkonce @g(%a: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %a, %c : i32
  llvm.return %r : i32
}
llvm.func @f(%a: i32) -> i32 {
  %r = llvm.call @g(%a) : (i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func linkonce @g(%a: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %a, %c : i32
  llvm.return %r : i32
}
llvm.func @f(%a: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %a, %c : i32
  llvm.return %r : i32
}
// expect: unknown
