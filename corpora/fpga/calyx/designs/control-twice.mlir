func.func @main(%a: i16) -> i16 {
  %s = arith.addi %a, %a : i16
  %t = arith.addi %s, %a : i16
  return %t : i16
}
