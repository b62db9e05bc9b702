func.func @f(%a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %p = arith.cmpi ne, %y, %z : i32
    scf.condition(%p) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %m = arith.remui %x, %y : i32
    scf.yield %y, %m : i32, i32
  }
  return %r#0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %p = arith.cmpi ugt, %y, %z : i32
    scf.condition(%p) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %m = arith.remsi %x, %y : i32
    scf.yield %y, %m : i32, i32
  }
  return %r#0 : i32
}
// expect: different
