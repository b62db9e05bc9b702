// What is stored to a is not what b holds at the same index.
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %i: i8, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i8
  %m = arith.andi %i, %c7 : i8
  %k = arith.index_castui %m : i8 to index
  memref.store %z, %b[%c0] : memref<8xi32>
  memref.store %x, %a[%k] : memref<8xi32>
  %r = memref.load %b[%k] : memref<8xi32>
  return %r : i32
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %i: i8, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i8
  %m = arith.andi %i, %c7 : i8
  %k = arith.index_castui %m : i8 to index
  memref.store %z, %b[%c0] : memref<8xi32>
  %r = memref.load %b[%k] : memref<8xi32>
  memref.store %x, %a[%k] : memref<8xi32>
  return %r : i32
}
// expect: equivalent
