func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: i64, %x: f32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : index
  %d = memref.dim %A, %c0 : memref<?xf32>
  %e = arith.index_cast %d : index to i32
  %m = arith.trunci %n : i64 to i32
  %same = arith.cmpi eq, %e, %m : i32
  cf.assert %same, "sizes agree"
  %l = arith.constant 3 : i64
  %large = arith.cmpi uge, %n, %l : i64
  %C = arith.select %large, %A, %B : memref<?xf32>
  memref.store %x, %C[%c0] : memref<?xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: i64, %x: f32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : index
  %d = memref.dim %A, %c0 : memref<?xf32>
  %e = arith.index_cast %d : index to i32
  %m = arith.trunci %n : i64 to i32
  %same = arith.cmpi eq, %e, %m : i32
  cf.assert %same, "sizes agree"
  %l = arith.constant 3 : i64
  %few = arith.cmpi ult, %n, %l : i64
  scf.if %few { memref.store %x, %B[%c0] : memref<?xf32> } else { memref.store %x, %A[%c0] : memref<?xf32> }
  return
}
// expect: unknown sampled-control
