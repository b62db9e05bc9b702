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
  %z = math.ctlz %m : i32
  %k = arith.constant 15 : i32
  %c = arith.cmpi ult, %z, %k : i32
  %d = arith.uitofp %c : i1 to f32
  %y = arith.addf %x, %d : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// expect: unknown not-covered
