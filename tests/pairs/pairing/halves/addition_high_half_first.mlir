// The high half is taken for the low one, in arguments and results alike.
func.func @f(%a: i8, %b: i8) -> i8 {
  %sum = arith.addi %a, %b : i8
  return %sum : i8
}
// -----
func.func @f(%a: vector<2xi4>, %b: vector<2xi4>) -> vector<2xi4> {
  %a0 = vector.extract %a[1] : i4 from vector<2xi4>
  %a1 = vector.extract %a[0] : i4 from vector<2xi4>
  %b0 = vector.extract %b[1] : i4 from vector<2xi4>
  %b1 = vector.extract %b[0] : i4 from vector<2xi4>
  %low, %overflow = arith.addui_extended %a0, %b0 : i4, i1
  %carry = arith.extui %overflow : i1 to i4
  %high = arith.addi %a1, %b1 : i4
  %carried = arith.addi %high, %carry : i4
  %zero = arith.constant dense<0> : vector<2xi4>
  %with_low = vector.insert %low, %zero[1] : i4 into vector<2xi4>
  %sum = vector.insert %carried, %with_low[0] : i4 into vector<2xi4>
  return %sum : vector<2xi4>
}
// expect: different
