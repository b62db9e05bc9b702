llvm.func @f(%x: i32, %y: i32) -> i32 {
  %p = llvm.add %x, %y overflow<nsw> : i32
  %r = "llvm.intr.smax"(%p, %y) : (i32, i32) -> i32
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %p = llvm.add %x, %y overflow<nsw> : i32
  %r = "llvm.intr.smax"(%p, %y) {arg_attrs = [{llvm.noundef}, {}]} : (i32, i32) -> i32
  llvm.return %x : i32
}
// expect: different
