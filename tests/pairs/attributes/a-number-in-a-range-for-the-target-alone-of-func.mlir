func.func @f(%x: i8) -> i8 {
  %y = arith.addi %x, %x : i8
  return %y : i8
}
// -----
func.func @f(%x: i8 {llvm.range = #llvm.constant_range<i8, 0, 5>}) -> i8 {
  %y = arith.addi %x, %x : i8
  return %y : i8
}
// expect: unknown unsupported
