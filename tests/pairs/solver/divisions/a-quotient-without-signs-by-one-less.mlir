func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = arith.ceildivui %a, %b : i64
  return %0 : i64
}
// -----
func.func @f(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %none = arith.cmpi eq, %a, %zero : i64
  %less = arith.subi %a, %one : i64
  %q = arith.divui %less, %b : i64
  %more = arith.addi %q, %one : i64
  %0 = arith.select %none, %zero, %more : i64
  return %0 : i64
}
// expect: equivalent bitwise
