func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %k = arith.constant 77 : i32
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi eq, %x, %k : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}
// expect: different
