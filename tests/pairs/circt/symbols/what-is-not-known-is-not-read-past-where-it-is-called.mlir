// options: --func g
strange.function @f(%a: i4) -> i4 {
  strange.give %a one : i4
}
func.func @g(%x: i4) -> i4 {
  %0 = func.call @f(%x) : (i4) -> i4
  return %0 : i4
}
// -----
strange.function @f(%a: i4) -> i4 {
  strange.give %a two : i4
}
func.func @g(%x: i4) -> i4 {
  %0 = func.call @f(%x) : (i4) -> i4
  return %0 : i4
}
// expect: unknown unsupported
