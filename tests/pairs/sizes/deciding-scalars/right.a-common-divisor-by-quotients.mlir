func.func @f(%a: i4, %b: i4) -> i4 {
  %c0 = arith.constant 0 : i4
  %c1 = arith.constant 1 : i4
  %c2 = arith.constant 2 : i4
  %r:2 = scf.while (%x = %a, %y = %b) : (i4, i4) -> (i4, i4) {
    %c = arith.cmpi ne, %y, %c0 : i4
    scf.condition(%c) %x, %y : i4, i4
  } do {
  ^bb0(%x: i4, %y: i4):
    %m = arith.remui %x, %y : i4
    scf.yield %y, %m : i4, i4
  }
  return %r#0 : i4
}
// -----
func.func @f(%a: i4, %b: i4) -> i4 {
  %c0 = arith.constant 0 : i4
  %c1 = arith.constant 1 : i4
  %c2 = arith.constant 2 : i4
  %r:2 = scf.while (%x = %a, %y = %b) : (i4, i4) -> (i4, i4) {
    %c = arith.cmpi ne, %y, %c0 : i4
    scf.condition(%c) %x, %y : i4, i4
  } do {
  ^bb0(%x: i4, %y: i4):
    %q = arith.divui %x, %y : i4
    %p = arith.muli %q, %y : i4
    %m = arith.subi %x, %p : i4
    scf.yield %y, %m : i4, i4
  }
  return %r#0 : i4
}
// expect: equivalent bitwise enumerated
