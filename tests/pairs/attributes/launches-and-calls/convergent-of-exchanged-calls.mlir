// options: --func f
llvm.func @b(i32) -> i32
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.call @b(%x) {convergent} : (i32) -> i32
  %s = llvm.call @b(%y) : (i32) -> i32
  %t = llvm.xor %r, %s : i32
  llvm.return %t : i32
}
// -----
llvm.func @b(i32) -> i32
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %s = llvm.call @b(%y) {convergent} : (i32) -> i32
  %r = llvm.call @b(%x) : (i32) -> i32
  %t = llvm.xor %r, %s : i32
  llvm.return %t : i32
}
// expect: different
