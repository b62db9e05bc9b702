func.func @f(%x: i32) -> i32 {
  %r = math.ctlz %x : i32
  return %r : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %r = "llvm.intr.ctlz"(%x) <{is_zero_poison = true}> : (i32) -> i32
  llvm.return %r : i32
}
// expect: different
