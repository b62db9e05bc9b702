func.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.srem %x, %y : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %z = arith.constant 0 : i32
  %u = arith.addi %x, %z : i32
  %r = llvm.srem %u, %y : i32
  return %r : i32
}
// expect: equivalent bitwise static
// assumes: arguments, and the memory that they point to, hold no poison
