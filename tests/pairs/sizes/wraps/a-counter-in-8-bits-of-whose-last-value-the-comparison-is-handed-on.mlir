func.func @f(%a: i8) -> i32 {
  %zero = arith.constant 0 : i8
  %least = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %three = arith.constant 3 : i8
  %first = arith.cmpi sgt, %a, %zero : i8
  cf.br ^head(%first, %a, %zero : i1, i8, i8)
^head(%go: i1, %x: i8, %s: i8):
  cf.cond_br %go, ^body, ^end
^body:
  %y = arith.subi %x, %one : i8
  %t = arith.addi %s, %one : i8
  %next = arith.cmpi sgt, %x, %least : i8
  cf.br ^head(%next, %y, %t : i1, i8, i8)
^end:
  %w = arith.extui %s : i8 to i32
  return %w : i32
}
// -----
func.func @f(%a: i8) -> i32 {
  %zero = arith.constant 0 : i8
  %wide = arith.constant 1 : i32
  %p = arith.maxsi %a, %zero : i8
  %q = arith.extui %p : i8 to i32
  %r = arith.muli %q, %wide : i32
  return %r : i32
}
// expect: different
