func.func @main() -> i128 {
  %x = arith.constant 5 : i128
  return %x : i128
}
// -----
func.func @main() -> i128 {
  %x = arith.constant 1329227995784915872903807060280344581 : i128
  return %x : i128
}
// expect: different
