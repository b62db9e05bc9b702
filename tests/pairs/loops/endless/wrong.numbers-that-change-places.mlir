func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %p = arith.constant 1 : i32
  %q = arith.constant 2 : i32
  %z = arith.constant 0 : i32
  %r:2 = scf.while (%x = %p, %y = %q) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi ne, %x, %z : i32
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    scf.yield %y, %x : i32, i32
  }
  return %r#0 : i32
}
// expect: different
