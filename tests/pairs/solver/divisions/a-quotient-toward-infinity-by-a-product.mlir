func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = arith.ceildivsi %a, %b : i64
  return %0 : i64
}
// -----
func.func @f(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %q = arith.divsi %a, %b : i64
  %p = arith.muli %q, %b : i64
  %rest = arith.cmpi ne, %a, %p : i64
  %x = arith.cmpi slt, %a, %zero : i64
  %y = arith.cmpi slt, %b, %zero : i64
  %unlike = arith.cmpi eq, %x, %y : i1
  %both = arith.andi %rest, %unlike : i1
  %less = arith.addi %q, %one : i64
  %0 = arith.select %both, %less, %q : i64
  return %0 : i64
}
// expect: equivalent bitwise
