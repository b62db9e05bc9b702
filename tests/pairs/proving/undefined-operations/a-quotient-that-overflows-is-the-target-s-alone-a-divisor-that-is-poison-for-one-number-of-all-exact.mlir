// options: --domain exact
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %k1 = arith.constant 1 : i32
  %odd = arith.ori %b, %k1 : i32

  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %k1 = arith.constant 1 : i32
  %odd = arith.ori %b, %k1 : i32
  %rare = arith.constant 123456789 : i32
  %width = arith.constant 32 : i32
  %none = arith.constant 0 : i32
  %at = arith.cmpi eq, %a, %rare : i32
  %amount = arith.select %at, %width, %none : i32
  %s = arith.shli %b, %amount : i32
  %d = arith.ori %s, %k1 : i32
  %q = arith.divui %a, %d : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: different
