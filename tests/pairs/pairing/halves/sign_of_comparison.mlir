// A signed comparison of 8 bits compares the high halves signed and the low ones unsigned; here the low ones are, too.
func.func @f(%a: i8, %b: i8) -> i1 {
  %less = arith.cmpi slt, %a, %b : i8
  return %less : i1
}
// -----
func.func @f(%a: vector<2xi4>, %b: vector<2xi4>) -> i1 {
  %a0 = vector.extract %a[0] : i4 from vector<2xi4>
  %a1 = vector.extract %a[1] : i4 from vector<2xi4>
  %b0 = vector.extract %b[0] : i4 from vector<2xi4>
  %b1 = vector.extract %b[1] : i4 from vector<2xi4>
  %low = arith.cmpi slt, %a0, %b0 : i4
  %high = arith.cmpi slt, %a1, %b1 : i4
  %same = arith.cmpi eq, %a1, %b1 : i4
  %less = arith.select %same, %low, %high : i1
  return %less : i1
}
// expect: different
