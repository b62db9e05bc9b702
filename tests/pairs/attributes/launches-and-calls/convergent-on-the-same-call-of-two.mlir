// options: --func f
llvm.func @b(i32) -> i32
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.call @b(%x) : (i32) -> i32
  %s = llvm.call @b(%r) {convergent} : (i32) -> i32
  llvm.return %s : i32
}
// -----
llvm.func @b(i32) -> i32
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.call @b(%x) : (i32) -> i32
  %s = llvm.call @b(%r) {convergent} : (i32) -> i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %t = llvm.add %s, %0 : i32
  llvm.return %t : i32
}
// expect: equivalent
