func.func @f(%A: memref<?xf32>, %i: i64, %s: i64) {
  %c0 = arith.constant 0 : index
  %y = arith.constant 1.0 : f32
  %z = arith.constant 2.0 : f32
  %b = arith.muli %i, %s : i64
  %k = arith.constant 100 : i64
  %c = arith.cmpi slt, %b, %k : i64
  %x = arith.select %c, %y, %z : f32
  memref.store %x, %A[%c0] : memref<?xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %i: i64, %s: i64) {
  %c0 = arith.constant 0 : index
  %y = arith.constant 1.0 : f32
  %z = arith.constant 2.0 : f32
  %i2 = arith.extsi %i : i64 to i128
  %s2 = arith.extsi %s : i64 to i128
  %b = arith.muli %i2, %s2 : i128
  %k = arith.constant 100 : i128
  %c = arith.cmpi slt, %b, %k : i128
  %x = arith.select %c, %y, %z : f32
  memref.store %x, %A[%c0] : memref<?xf32>
  return
}
// expect: different
