// options: --func f
// The lower bits are those of %a, whatever the quotient is.
func.func @f(%a: i4, %b: i4) -> i8 {
  %zero = "hw.constant"() <{value = 0 : i4}> : () -> i4
  %all = "hw.constant"() <{value = -1 : i4}> : () -> i4
  %not = "comb.xor"(%a, %all) : (i4, i4) -> i4
  %none = "comb.icmp"(%b, %zero) <{predicate = 0 : i64}> : (i4, i4) -> i1
  %other = "comb.mux"(%none, %not, %a) : (i1, i4, i4) -> i4
  %q = "comb.modu"(%a, %b) : (i4, i4) -> i4
  %y = "comb.concat"(%q, %a) : (i4, i4) -> i8
  return %y : i8
}
// -----
func.func @f(%a: i4, %b: i4) -> i8 {
  %zero = "hw.constant"() <{value = 0 : i4}> : () -> i4
  %all = "hw.constant"() <{value = -1 : i4}> : () -> i4
  %not = "comb.xor"(%a, %all) : (i4, i4) -> i4
  %none = "comb.icmp"(%b, %zero) <{predicate = 0 : i64}> : (i4, i4) -> i1
  %other = "comb.mux"(%none, %not, %a) : (i1, i4, i4) -> i4
  %q = "comb.modu"(%a, %b) : (i4, i4) -> i4
  %y = "comb.concat"(%q, %other) : (i4, i4) -> i8
  return %y : i8
}
// expect: unknown open-obligation
