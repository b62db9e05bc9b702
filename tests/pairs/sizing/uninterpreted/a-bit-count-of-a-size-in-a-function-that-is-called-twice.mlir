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
func.func private @g(%n: index) -> f32 {
  %x = arith.constant 1.0 : f32
  %ni = arith.index_cast %n : index to i64
  %p = math.ctpop %ni : i64
  %c9 = arith.constant 10 : i64
  %q = arith.divui %p, %c9 : i64
  %qf = arith.uitofp %q : i64 to f32
  %y = arith.addf %x, %qf : f32
  return %y : f32
}
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %y = func.call @g(%n) : (index) -> f32
  %yy = func.call @g(%n) : (index) -> f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// expect: unknown not-covered
