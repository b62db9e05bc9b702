func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %o: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %n0 = memref.dim %m0, %c0 : memref<?xf32>
  %k0 = arith.constant 101 : index
  %q0 = arith.divui %n0, %k0 : index
  %n1 = memref.dim %m1, %c0 : memref<?xf32>
  %k1 = arith.constant 211 : index
  %q1 = arith.divui %n1, %k1 : index
  %p1 = arith.muli %q0, %q1 : index
  memref.store %p1, %o[%c0] : memref<1xindex>
  return
}
// -----
func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %o: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %n0 = memref.dim %m0, %c0 : memref<?xf32>
  %k0 = arith.constant 101 : index
  %q0 = arith.divui %n0, %k0 : index
  %n1 = memref.dim %m1, %c0 : memref<?xf32>
  %k1 = arith.constant 211 : index
  %q1 = arith.divui %n1, %k1 : index
  %p1 = arith.muli %q0, %q1 : index
  memref.store %p1, %o[%c0] : memref<1xindex>
  return
}
// expect: equivalent
