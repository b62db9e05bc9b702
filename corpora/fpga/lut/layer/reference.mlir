// Three binarized neurons whose weights and thresholds are known.
func.func private @agreeing(%x: i7, %w: i7, %least: i7) -> i3 {
  %ones = arith.constant -1 : i7
  %differ = arith.xori %x, %w : i7
  %agree = arith.xori %differ, %ones : i7
  %count = math.ctpop %agree : i7
  %enough = arith.cmpi uge, %count, %least : i7
  %bit = arith.extui %enough : i1 to i3
  return %bit : i3
}
func.func @layer(%x: i7) -> i3 {
  %wa = arith.constant 89 : i7
  %wb = arith.constant 39 : i7
  %wc = arith.constant -12 : i7
  %ta = arith.constant 4 : i7
  %tb = arith.constant 5 : i7
  %tc = arith.constant 3 : i7
  %one = arith.constant 1 : i3
  %two = arith.constant 2 : i3
  %a = func.call @agreeing(%x, %wa, %ta) : (i7, i7, i7) -> i3
  %b = func.call @agreeing(%x, %wb, %tb) : (i7, i7, i7) -> i3
  %c = func.call @agreeing(%x, %wc, %tc) : (i7, i7, i7) -> i3
  %b1 = arith.shli %b, %one : i3
  %c2 = arith.shli %c, %two : i3
  %ab = arith.ori %a, %b1 : i3
  %y = arith.ori %ab, %c2 : i3
  return %y : i3
}
