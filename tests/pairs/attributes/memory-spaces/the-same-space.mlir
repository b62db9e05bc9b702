func.func @f(%m: memref<4xi32, 3>, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %s = arith.addi %x, %y : i32
  memref.store %s, %m[%c0] : memref<4xi32, 3>
  return
}
// -----
func.func @f(%m: memref<4xi32, 3>, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %s = arith.addi %y, %x : i32
  memref.store %s, %m[%c0] : memref<4xi32, 3>
  return
}
// expect: equivalent bitwise static
