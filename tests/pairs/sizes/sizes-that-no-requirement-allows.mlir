func.func @f(%A: memref<?xf32>, %n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %5 = arith.constant 5 : index
  %c = arith.constant 2.0 : f32
  %x = arith.cmpi slt, %n, %0 : index
  %y = arith.cmpi sgt, %n, %5 : index
  %z = arith.andi %x, %y : i1
  cf.assert %z, "never"
  scf.for %i = %0 to %n step %1 {
    memref.store %c, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  return
}
// expect: unknown
