// The target reads before it writes, which shows where n is 2 * m + 5.
func.func @f(%a: memref<?xi32>, %n: index, %m: index, %x: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %d = arith.muli %m, %c2 : index
  %k = arith.addi %d, %c5 : index
  memref.store %x, %a[%n] : memref<?xi32>
  %r = memref.load %a[%k] : memref<?xi32>
  return %r : i32
}
// -----
func.func @f(%a: memref<?xi32>, %n: index, %m: index, %x: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %d = arith.muli %m, %c2 : index
  %k = arith.addi %d, %c5 : index
  %r = memref.load %a[%k] : memref<?xi32>
  memref.store %x, %a[%n] : memref<?xi32>
  return %r : i32
}
// expect: different
