func.func @main(%x: i16, %a: i16, %b: i16, %c: i16) -> i16 {
  %s = arith.muli %x, %a : i16
  %t = arith.addi %s, %b : i16
  %u = arith.muli %t, %x : i16
  %v = arith.subi %u, %c : i16
  return %v : i16
}
