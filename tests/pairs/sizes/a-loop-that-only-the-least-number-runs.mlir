func.func @f(%A: memref<2xf32>, %n: i16) {
  %0 = arith.constant 0 : i16
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %y = arith.constant 2.0 : f32
  %d = arith.subi %0, %n : i16
  %s = arith.andi %d, %n : i16
  %c15 = arith.constant 15 : i16
  %b = arith.shrui %s, %c15 : i16
  %e = arith.index_cast %b : i16 to index
  scf.for %i = %i0 to %e step %i1 {
    memref.store %y, %A[%i] : memref<2xf32>
  }
  return
}
// -----
func.func @f(%A: memref<2xf32>, %n: i16) {
  return
}
// expect: different
