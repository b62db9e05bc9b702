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
  %m = arith.index_cast %n : index to i32
  %g = arith.sitofp %m : i32 to f32
  %k = arith.constant 1.0e-12 : f32
  %h = arith.mulf %g, %k : f32
  %y = arith.addf %x, %h : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// expect: unknown not-covered
