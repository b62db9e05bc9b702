func.func @f(%x: i32, %by: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant -5 : i32
  %y = arith.maxsi %by, %c1 : i32
  %end:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi sge, %v, %y : i32
    scf.condition(%more) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %w = arith.subi %v, %y : i32
    %j = arith.addi %n, %c1 : i32
    scf.yield %w, %j : i32, i32
  }
  %is = arith.cmpi eq, %end#1, %wrong : i32
  %r = arith.select %is, %c0, %end#0 : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %by: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant 77 : i32
  %y = arith.maxsi %by, %c1 : i32
  %end:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi sge, %v, %y : i32
    scf.condition(%more) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %w = arith.subi %v, %y : i32
    %j = arith.addi %n, %c1 : i32
    scf.yield %w, %j : i32, i32
  }
  %is = arith.cmpi eq, %end#1, %wrong : i32
  %r = arith.select %is, %c0, %end#0 : i32
  return %r : i32
}
// expect: different
