// options: --func f
func.func @f(%x: i8) -> i8 {
  %c = "xls.constant_scalar"() <{value = 3 : i8}> : () -> i8
  %r = xls.add %x, %c : i8
  return %r : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c = "xls.constant_scalar"() <{value = 4 : i8}> : () -> i8
  %r = xls.add %x, %c : i8
  return %r : i8
}
// expect: different
