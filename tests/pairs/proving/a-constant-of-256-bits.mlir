func.func @main() -> i256 {
  %x = arith.constant 170141183460469231731687303715884105729 : i256
  return %x : i256
}
// -----
func.func @main() -> i256 {
  %x = arith.constant 170141183460469231731687303715884105729 : i256
  return %x : i256
}
// expect: equivalent bitwise static
