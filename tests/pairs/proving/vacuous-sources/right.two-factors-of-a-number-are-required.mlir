func.func @f(%a: i32, %b: i32) -> i32 {
  %p = arith.constant 2081819 : i32
  %one = arith.constant 1 : i32
  %m = arith.constant 4095 : i32
  %x = arith.andi %a, %m : i32
  %y = arith.andi %b, %m : i32
  %c = arith.cmpi ugt, %x, %one : i32
  %d = arith.cmpi ugt, %y, %x : i32
  %t = arith.muli %x, %y : i32
  %e = arith.cmpi eq, %t, %p : i32
  cf.assert %c, "no factor"
  cf.assert %d, "in another order"
  cf.assert %e, "not the product"
  %s = arith.addi %b, %b : i32
  return %s : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %one = arith.constant 1 : i32
  %s = arith.shli %b, %one : i32
  return %s : i32
}
// expect: equivalent
