func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<1xi32>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %z = arith.constant 0 : i32
 memref.store %z, %o[%c0] : memref<1xi32>
 return
}
// -----
func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<1xi32>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %z = arith.constant 0 : i32
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 %q0 = arith.cmpi uge, %n0, %k0 : index
 %n1 = memref.dim %m1, %c0 : memref<?xf32>
 %k1 = arith.constant 2111 : index
 %q1 = arith.cmpi uge, %n1, %k1 : index
 %n2 = memref.dim %m2, %c0 : memref<?xf32>
 %k2 = arith.constant 3079 : index
 %q2 = arith.cmpi uge, %n2, %k2 : index
 %r0 = arith.muli %q0, %q1 : i1
 %r = arith.muli %r0, %q2 : i1
 %e = arith.extui %r : i1 to i32
 memref.store %e, %o[%c0] : memref<1xi32>
 return
}
// expect: different
