// LLVM's remainder of the least number by -1 is undefined, and that of arith is not said.
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = arith.remsi %x, %y : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.srem %x, %y : i32
  return %r : i32
}
// expect: equivalent bitwise static
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: the remainder of the least number by -1, which the source leaves open, is asked of neither program
