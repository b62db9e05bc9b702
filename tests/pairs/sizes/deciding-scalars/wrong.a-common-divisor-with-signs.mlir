func.func @f(%a: i8, %b: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %r:2 = scf.while (%x = %a, %y = %b) : (i8, i8) -> (i8, i8) {
    %c = arith.cmpi ne, %y, %c0 : i8
    scf.condition(%c) %x, %y : i8, i8
  } do {
  ^bb0(%x: i8, %y: i8):
    %m = arith.remui %x, %y : i8
    scf.yield %y, %m : i8, i8
  }
  return %r#0 : i8
}
// -----
func.func @f(%a: i8, %b: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %r:2 = scf.while (%x = %a, %y = %b) : (i8, i8) -> (i8, i8) {
    %c = arith.cmpi ne, %y, %c0 : i8
    scf.condition(%c) %x, %y : i8, i8
  } do {
  ^bb0(%x: i8, %y: i8):
    %m = arith.remsi %x, %y : i8
    scf.yield %y, %m : i8, i8
  }
  return %r#0 : i8
}
// expect: different
