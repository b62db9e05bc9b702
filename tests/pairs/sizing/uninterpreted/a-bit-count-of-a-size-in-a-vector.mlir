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
  %ni = arith.index_cast %n : index to i64
  %v = vector.broadcast %ni : i64 to vector<4xi64>
  %p = math.ctpop %v : vector<4xi64>
  %c9 = arith.constant dense<9> : vector<4xi64>
  %q = arith.divui %p, %c9 : vector<4xi64>
  %q0 = vector.extract %q[1] : i64 from vector<4xi64>
  %qf = arith.uitofp %q0 : i64 to f32
  %y = arith.addf %x, %qf : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// expect: unknown not-covered
