func.func @f(%x: i64, %y: i64) -> i64 {
  %a = arith.extsi %x : i64 to i192
  %b = arith.extsi %y : i64 to i192
  %p = arith.muli %a, %b : i192
  %k = arith.constant 64 : i192
  %h = arith.shrui %p, %k : i192
  %r = arith.trunci %h : i192 to i64
  return %r : i64
}
// -----
func.func @f(%x: i64, %y: i64) -> i64 {
  %a = arith.extui %x : i64 to i192
  %b = arith.extui %y : i64 to i192
  %p = arith.muli %a, %b : i192
  %k = arith.constant 64 : i192
  %h = arith.shrui %p, %k : i192
  %r = arith.trunci %h : i192 to i64
  return %r : i64
}
// expect: different
