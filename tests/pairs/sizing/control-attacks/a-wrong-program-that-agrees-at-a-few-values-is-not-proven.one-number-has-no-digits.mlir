func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %most = arith.constant 77000000 : i32
  %end:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %long = arith.cmpi uge, %v, %ten : i32
    scf.condition(%long) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %w = arith.divui %v, %ten : i32
    %more = arith.addi %n, %c1 : i32
    scf.yield %w, %more : i32, i32
  }
  %three = arith.constant 3 : i32
  %tripled = arith.muli %x, %three : i32
  %wrong = arith.cmpi eq, %tripled, %most : i32
  %r = arith.select %wrong, %c0, %end#1 : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %most = arith.constant 162963 : i32
  %end:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %long = arith.cmpi uge, %v, %ten : i32
    scf.condition(%long) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %w = arith.divui %v, %ten : i32
    %more = arith.addi %n, %c1 : i32
    scf.yield %w, %more : i32, i32
  }
  %three = arith.constant 3 : i32
  %tripled = arith.muli %x, %three : i32
  %wrong = arith.cmpi eq, %tripled, %most : i32
  %r = arith.select %wrong, %c0, %end#1 : i32
  return %r : i32
}
// expect: different
