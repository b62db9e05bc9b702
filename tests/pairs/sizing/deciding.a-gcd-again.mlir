func.func @f(%a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi ne, %y, %z : i32
    scf.condition(%c) %x, %y : i32, i32
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
  cf.br ^h(%a, %b : i32, i32)
^h(%x: i32, %y: i32):
  %c = arith.cmpi eq, %y, %z : i32
  cf.cond_br %c, ^e, ^l
^l:
  %m = arith.remui %x, %y : i32
  cf.br ^h(%y, %m : i32, i32)
^e:
  return %x : i32
}
// expect: equivalent bitwise all-sizes
