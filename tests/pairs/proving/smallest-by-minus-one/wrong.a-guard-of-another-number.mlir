func.func @f(%x: i8, %y: i8) -> i8 {
  %z = arith.constant 0 : i8
  %m = arith.constant -1 : i8
  %lo = arith.constant -128 : i8
  %a = arith.cmpi eq, %x, %lo : i8
  %b = arith.cmpi eq, %y, %m : i8
  %c = arith.andi %a, %b : i1
  %r = scf.if %c -> (i8) {
    scf.yield %z : i8
  } else {
    %q = arith.divsi %x, %y : i8
    scf.yield %q : i8
  }
  return %r : i8
}
// -----
func.func @f(%x: i8, %y: i8) -> i8 {
  %z = arith.constant 0 : i8
  %m = arith.constant -1 : i8
  %lo = arith.constant -127 : i8
  %a = arith.cmpi eq, %x, %lo : i8
  %b = arith.cmpi eq, %y, %m : i8
  %c = arith.andi %a, %b : i1
  %r = scf.if %c -> (i8) {
    scf.yield %z : i8
  } else {
    %q = arith.divsi %x, %y : i8
    scf.yield %q : i8
  }
  return %r : i8
}
// expect: different
