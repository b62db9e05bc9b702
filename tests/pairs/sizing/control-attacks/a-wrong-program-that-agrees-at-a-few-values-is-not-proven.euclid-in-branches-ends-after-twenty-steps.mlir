func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 1000 : i32
  cf.br ^head(%a, %b, %c0 : i32, i32, i32)
^head(%x: i32, %y: i32, %i: i32):
  %few = arith.cmpi slt, %i, %most : i32
  cf.cond_br %few, ^inside, ^end(%x : i32)
^inside:
  %above = arith.cmpi ne, %y, %c0 : i32
  cf.cond_br %above, ^body, ^end(%x : i32)
^body:
  %m = arith.remui %x, %y : i32
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%y, %m, %j : i32, i32, i32)
^end(%r: i32):
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 20 : i32
  cf.br ^head(%a, %b, %c0 : i32, i32, i32)
^head(%x: i32, %y: i32, %i: i32):
  %few = arith.cmpi slt, %i, %most : i32
  cf.cond_br %few, ^inside, ^end(%x : i32)
^inside:
  %above = arith.cmpi ne, %y, %c0 : i32
  cf.cond_br %above, ^body, ^end(%x : i32)
^body:
  %m = arith.remui %x, %y : i32
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%y, %m, %j : i32, i32, i32)
^end(%r: i32):
  return %r : i32
}
// expect: unknown
