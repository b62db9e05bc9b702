func.func @f(%A: memref<?xf32>, %n: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 1 : i64
  %z = arith.constant 1.0 : f32
  %z0 = arith.constant 0 : i64
  %c = arith.cmpi sge, %n, %z0 : i64
  scf.if %c {
    memref.store %z, %A[%c0] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: i64) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 1 : i64
  %z = arith.constant 1.0 : f32
  %z0 = arith.constant 0 : i64
  %n1 = arith.addi %n, %k : i64
  %c = arith.cmpi sgt, %n1, %z0 : i64
  scf.if %c {
    memref.store %z, %A[%c0] : memref<?xf32>
  }
  return
}
// expect: different
