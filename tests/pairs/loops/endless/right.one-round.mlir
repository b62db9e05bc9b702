func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %r:2 = scf.while (%x = %a, %g = %t) : (i32, i1) -> (i32, i1) {
    scf.condition(%g) %x, %g : i32, i1
  } do {
  ^bb0(%y: i32, %g: i1):
    scf.yield %y, %f : i32, i1
  }
  return %r#0 : i32
}
// expect: equivalent bitwise static
