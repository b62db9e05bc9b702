func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %m = arith.index_cast %n : index to i64
  %p = math.ctpop %m : i64
  %nine = arith.constant 9 : i64
  %q = arith.divui %p, %nine : i64
  %d = arith.uitofp %q : i64 to f32
  %y = arith.addf %x, %d : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %m = arith.index_cast %n : index to i64
  %p = math.ctpop %m : i64
  %nine = arith.constant 9 : i64
  %q = arith.divui %p, %nine : i64
  %d = arith.uitofp %q : i64 to f32
  %y = arith.addf %x, %d : f32
  %c4 = arith.constant 4 : index
  scf.for %o = %c0 to %n step %c4 {
  %e = arith.addi %o, %c4 : index
  %u = arith.minsi %e, %n : index
  scf.for %i = %o to %u step %c1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  }
  return
}
// expect: equivalent bitwise
