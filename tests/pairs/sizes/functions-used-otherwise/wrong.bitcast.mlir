func.func @f(%m: memref<?xf32>, %o: memref<1xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %b = arith.bitcast %g : f32 to i32
  %k = arith.constant 28 : i32
  %s = arith.shrui %b, %k : i32
  %x = arith.extui %s : i32 to i64
  %z = arith.constant 4 : i64
  %c = arith.cmpi ult, %i, %z : i64
  %y = arith.select %c, %x, %z : i64
  memref.store %x, %o[%c0] : memref<1xi64>
  return %x : i64
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %b = arith.bitcast %g : f32 to i32
  %k = arith.constant 28 : i32
  %s = arith.shrui %b, %k : i32
  %x = arith.extui %s : i32 to i64
  %z = arith.constant 4 : i64
  %c = arith.cmpi ult, %i, %z : i64
  %y = arith.select %c, %x, %z : i64
  memref.store %x, %o[%c0] : memref<1xi64>
  return %y : i64
}
// expect: unknown
