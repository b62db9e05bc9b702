func.func @f(%x: i32) -> i32 {
  %r = math.absi %x : i32
  return %r : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %r = "llvm.intr.abs"(%x) <{is_int_min_poison = true}> : (i32) -> i32
  llvm.return %r : i32
}
// expect: different
