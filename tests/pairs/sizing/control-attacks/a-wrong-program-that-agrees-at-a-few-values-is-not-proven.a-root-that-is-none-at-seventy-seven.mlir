func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant -5 : i32
  %end = scf.while (%i = %c0) : (i32) -> i32 {
    %square = arith.muli %i, %i : i32
    %less = arith.cmpi slt, %square, %x : i32
    scf.condition(%less) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  }
  %is = arith.cmpi eq, %end, %wrong : i32
  %r = arith.select %is, %c0, %end : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant 77 : i32
  %end = scf.while (%i = %c0) : (i32) -> i32 {
    %square = arith.muli %i, %i : i32
    %less = arith.cmpi slt, %square, %x : i32
    scf.condition(%less) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  }
  %is = arith.cmpi eq, %end, %wrong : i32
  %r = arith.select %is, %c0, %end : i32
  return %r : i32
}
// expect: unknown
