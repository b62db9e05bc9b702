func.func @f(%m: memref<4xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %t = arith.muli %a, %c2 : i32
  %b = arith.andi %t, %c1 : i32
  %q = arith.divsi %a, %b : i32
  memref.store %a, %m[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<4xi32>
  return
}
// expect: unknown
