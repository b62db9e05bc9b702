func.func @f(%a: i8) -> i32 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %three = arith.constant 3 : i8
  %r:2 = scf.while (%x = %a, %s = %zero) : (i8, i8) -> (i8, i8) {
    %c = arith.cmpi sgt, %x, %zero : i8
    scf.condition(%c) %x, %s : i8, i8
  } do {
  ^bb0(%x: i8, %s: i8):
    %y = arith.subi %x, %one : i8
    %t = arith.addi %s, %three : i8
    scf.yield %y, %t : i8, i8
  }
  %w = arith.extui %r#1 : i8 to i32
  return %w : i32
}
// -----
func.func @f(%a: i8) -> i32 {
  %zero = arith.constant 0 : i8
  %wide = arith.constant 3 : i32
  %p = arith.maxsi %a, %zero : i8
  %q = arith.extui %p : i8 to i32
  %r = arith.muli %q, %wide : i32
  return %r : i32
}
// expect: different
