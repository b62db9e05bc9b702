func.func @main(%a: i32, %b: i32) -> (i32, i1) {
  %three = arith.constant 3 : i32
  %x = arith.addi %a, %b : i32
  %y = arith.muli %x, %three : i32
  %s = arith.shli %y, %three : i32
  %c = arith.cmpi slt, %s, %a : i32
  %z = arith.select %c, %s, %b : i32
  %t = arith.trunci %z : i32 to i8
  %e = arith.extsi %t : i8 to i32
  return %e, %c : i32, i1
}
