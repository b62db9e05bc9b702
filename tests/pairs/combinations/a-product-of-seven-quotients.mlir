func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %m3: memref<?xf32>, %m4: memref<?xf32>, %m5: memref<?xf32>, %m6: memref<?xf32>, %o: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : index
  memref.store %z, %o[%c0] : memref<1xindex>
  return
}
// -----
func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %m3: memref<?xf32>, %m4: memref<?xf32>, %m5: memref<?xf32>, %m6: memref<?xf32>, %o: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %n0 = memref.dim %m0, %c0 : memref<?xf32>
  %k0 = arith.constant 101 : index
  %q0 = arith.divui %n0, %k0 : index
  %n1 = memref.dim %m1, %c0 : memref<?xf32>
  %k1 = arith.constant 211 : index
  %q1 = arith.divui %n1, %k1 : index
  %n2 = memref.dim %m2, %c0 : memref<?xf32>
  %k2 = arith.constant 307 : index
  %q2 = arith.divui %n2, %k2 : index
  %n3 = memref.dim %m3, %c0 : memref<?xf32>
  %k3 = arith.constant 401 : index
  %q3 = arith.divui %n3, %k3 : index
  %n4 = memref.dim %m4, %c0 : memref<?xf32>
  %k4 = arith.constant 503 : index
  %q4 = arith.divui %n4, %k4 : index
  %n5 = memref.dim %m5, %c0 : memref<?xf32>
  %k5 = arith.constant 601 : index
  %q5 = arith.divui %n5, %k5 : index
  %n6 = memref.dim %m6, %c0 : memref<?xf32>
  %k6 = arith.constant 701 : index
  %q6 = arith.divui %n6, %k6 : index
  %p1 = arith.muli %q0, %q1 : index
  %p2 = arith.muli %p1, %q2 : index
  %p3 = arith.muli %p2, %q3 : index
  %p4 = arith.muli %p3, %q4 : index
  %p5 = arith.muli %p4, %q5 : index
  %p6 = arith.muli %p5, %q6 : index
  memref.store %p6, %o[%c0] : memref<1xindex>
  return
}
// expect: different
