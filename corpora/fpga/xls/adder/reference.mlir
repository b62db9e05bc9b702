// The approximate adder, and the exact one.
func.func @main(%a: i16, %b: i16) -> i17 {
  %mask = arith.constant 63 : i16
  %six = arith.constant 6 : i16
  %five = arith.constant 5 : i16
  %al = arith.andi %a, %mask : i16
  %bl = arith.andi %b, %mask : i16
  %low = arith.ori %al, %bl : i16
  %ah = arith.shrui %a, %six : i16
  %bh = arith.shrui %b, %six : i16
  %both = arith.andi %a, %b : i16
  %at = arith.shrui %both, %five : i16
  %carry = arith.trunci %at : i16 to i1
  %c = arith.extui %carry : i1 to i17
  %aw = arith.extui %ah : i16 to i17
  %bw = arith.extui %bh : i16 to i17
  %sum = arith.addi %aw, %bw : i17
  %high = arith.addi %sum, %c : i17
  %by = arith.constant 6 : i17
  %up = arith.shli %high, %by : i17
  %lw = arith.extui %low : i16 to i17
  %r = arith.ori %up, %lw : i17
  return %r : i17
}
func.func @exact(%a: i16, %b: i16) -> i17 {
  %x = arith.extui %a : i16 to i17
  %y = arith.extui %b : i16 to i17
  %r = arith.addi %x, %y : i17
  return %r : i17
}
