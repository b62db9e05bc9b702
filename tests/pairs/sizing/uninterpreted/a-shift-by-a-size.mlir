func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %m = arith.index_cast %n : index to i64
  %one = arith.constant 63 : i64
  %s = arith.minui %m, %one : i64
  %two = arith.constant 1 : i64
  %p = arith.shli %two, %s : i64
  %k = arith.constant 40 : i64
  %q = arith.shrui %p, %k : i64
  %d = arith.uitofp %q : i64 to f32
  %y = arith.addf %x, %d : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
