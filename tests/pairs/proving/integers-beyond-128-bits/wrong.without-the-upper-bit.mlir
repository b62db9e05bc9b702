func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = arith.addi %x, %y : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %s = arith.addi %x, %y : i256
  %m = arith.constant 57896044618658097711785492504343953926634992332820282019728792003956564819967 : i256
  %r = arith.andi %s, %m : i256
  return %r : i256
}
// expect: different
