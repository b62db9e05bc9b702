// options: --domain exact
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %k1 = arith.constant 1 : i32
  %odd = arith.ori %b, %k1 : i32

  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %u = ub.poison : i32
  %km = arith.constant -1 : i32
  %k = arith.constant 255 : i32
  %m = arith.andi %a, %k : i32
  %c = arith.cmpi slt, %a, %b : i32
  %s = arith.select %c, %u, %m : i32
  %q = arith.divsi %s, %km : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: unknown open-obligation
