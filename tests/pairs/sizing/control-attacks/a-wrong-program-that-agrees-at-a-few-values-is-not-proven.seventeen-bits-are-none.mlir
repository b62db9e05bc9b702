func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant 99 : i32
  %end:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi ne, %v, %c0 : i32
    scf.condition(%go) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %less = arith.subi %v, %c1 : i32
    %cleared = arith.andi %v, %less : i32
    %more = arith.addi %n, %c1 : i32
    scf.yield %cleared, %more : i32, i32
  }
  %is = arith.cmpi eq, %end#1, %wrong : i32
  %r = arith.select %is, %c0, %end#1 : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant 17 : i32
  %end:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi ne, %v, %c0 : i32
    scf.condition(%go) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %less = arith.subi %v, %c1 : i32
    %cleared = arith.andi %v, %less : i32
    %more = arith.addi %n, %c1 : i32
    scf.yield %cleared, %more : i32, i32
  }
  %is = arith.cmpi eq, %end#1, %wrong : i32
  %r = arith.select %is, %c0, %end#1 : i32
  return %r : i32
}
// expect: unknown
