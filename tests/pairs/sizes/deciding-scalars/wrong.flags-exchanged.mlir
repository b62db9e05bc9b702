func.func @f(%p: i1, %q: i1, %x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %r = scf.if %p -> (i8) {
    %s = scf.if %q -> (i8) {
      %t = arith.muli %x, %c2 : i8
      scf.yield %t : i8
    } else {
      scf.yield %x : i8
    }
    scf.yield %s : i8
  } else {
    scf.yield %c0 : i8
  }
  return %r : i8
}
// -----
func.func @f(%p: i1, %q: i1, %x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %b = arith.andi %p, %q : i1
  %t = arith.muli %x, %c2 : i8
  %s = arith.select %b, %t, %x : i8
  %r = arith.select %q, %s, %c0 : i8
  return %r : i8
}
// expect: different
