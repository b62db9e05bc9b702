func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %k = arith.constant 40503 : i32
  %sixteen = arith.constant 16 : i32
  %hash = arith.muli %x, %k : i32
  %high = arith.shrui %hash, %sixteen : i32
  %first = arith.constant 21000 : i32
  %second = arith.constant 700003 : i32
  %a = arith.cmpi ult, %high, %first : i32
  cf.cond_br %a, ^end(%c1 : i32), ^next
^next:
  %b = arith.cmpi ult, %high, %second : i32
  cf.cond_br %b, ^end(%c2 : i32), ^end(%c3 : i32)
^end(%r: i32):
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %k = arith.constant 40503 : i32
  %sixteen = arith.constant 16 : i32
  %hash = arith.muli %x, %k : i32
  %high = arith.shrui %hash, %sixteen : i32
  %first = arith.constant 21000 : i32
  %second = arith.constant 700003 : i32
  %a = arith.cmpi ult, %high, %first : i32
  cf.cond_br %a, ^end(%c1 : i32), ^next
^next:
  %b = arith.cmpi ult, %high, %second : i32
  cf.cond_br %b, ^end(%c2 : i32), ^end(%c3 : i32)
^end(%r: i32):
  return %r : i32
}
// expect: equivalent bitwise static
