llvm.func @f(%n: i32, %p: !llvm.ptr) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  llvm.switch %n : i32, ^other(%zero : i64) [
    1: ^first,
    2: ^second
  ]
^first:
  %x = llvm.load %p invariant : !llvm.ptr -> i64
  llvm.br ^other(%x : i64)
^second:
  %y = llvm.load %p : !llvm.ptr -> i64
  llvm.br ^other(%y : i64)
^other(%z: i64):
  llvm.return %z : i64
}
// -----
llvm.func @f(%n: i32, %p: !llvm.ptr) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  llvm.switch %n : i32, ^other(%zero : i64) [
    2: ^first,
    1: ^second
  ]
^first:
  %x = llvm.load %p invariant : !llvm.ptr -> i64
  llvm.br ^other(%x : i64)
^second:
  %y = llvm.load %p : !llvm.ptr -> i64
  llvm.br ^other(%y : i64)
^other(%z: i64):
  llvm.return %z : i64
}
// expect: unknown
