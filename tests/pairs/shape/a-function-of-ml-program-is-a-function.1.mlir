func.func @f(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
// -----
ml_program.func @f(%x: i32) -> i32 {
  %r = arith.muli %x, %x : i32
  ml_program.return %r : i32
}
// expect: different
