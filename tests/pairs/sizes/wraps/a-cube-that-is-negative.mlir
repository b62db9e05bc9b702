func.func @f(%A: memref<?xf32>, %i: i64) {
  %c0 = arith.constant 0 : index
  %y = arith.constant 1.0 : f32
  %z = arith.constant 2.0 : f32
  %k = arith.constant 0 : i64
  %c = arith.cmpi sge, %i, %k : i64
  %x = arith.select %c, %y, %z : f32
  memref.store %x, %A[%c0] : memref<?xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %i: i64) {
  %c0 = arith.constant 0 : index
  %y = arith.constant 1.0 : f32
  %z = arith.constant 2.0 : f32
  %k = arith.constant 0 : i64
  %a = arith.muli %i, %i : i64
  %b = arith.muli %a, %i : i64
  %c = arith.cmpi sge, %b, %k : i64
  %x = arith.select %c, %y, %z : f32
  memref.store %x, %A[%c0] : memref<?xf32>
  return
}
// expect: different
