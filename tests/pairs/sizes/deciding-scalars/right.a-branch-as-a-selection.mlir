func.func @f(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %k = arith.constant 77 : i8
  %c = arith.cmpi slt, %x, %k : i8
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %u = arith.addi %x, %c1 : i8
  cf.br ^bb3(%u : i8)
^bb2:
  %v = arith.subi %x, %c1 : i8
  cf.br ^bb3(%v : i8)
^bb3(%r: i8):
  return %r : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %k = arith.constant 77 : i8
  %c = arith.cmpi slt, %x, %k : i8
  %m = arith.constant -1 : i8
  %d = arith.select %c, %c1, %m : i8
  %r = arith.addi %x, %d : i8
  return %r : i8
}
// expect: equivalent bitwise static
