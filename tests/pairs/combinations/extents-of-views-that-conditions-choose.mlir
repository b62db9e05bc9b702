func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<4xindex>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c3 = arith.constant 3 : index
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 %n1 = memref.dim %m1, %c0 : memref<?xf32>
 %k1 = arith.constant 2111 : index
 %n2 = memref.dim %m2, %c0 : memref<?xf32>
 %k2 = arith.constant 3079 : index
 memref.store %c0, %o[%c0] : memref<4xindex>
 return
}
// -----
func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<4xindex>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c3 = arith.constant 3 : index
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 %n1 = memref.dim %m1, %c0 : memref<?xf32>
 %k1 = arith.constant 2111 : index
 %n2 = memref.dim %m2, %c0 : memref<?xf32>
 %k2 = arith.constant 3079 : index
 %q0 = arith.cmpi uge, %n0, %k0 : index
 %q1 = arith.cmpi uge, %n1, %k1 : index
 %q2 = arith.cmpi uge, %n2, %k2 : index
 %e0 = scf.if %q0 -> memref<?xf32> {
  %al = memref.alloc(%c1) : memref<?xf32>
  scf.yield %al : memref<?xf32>
 } else {
  %al = memref.alloc(%c0) : memref<?xf32>
  scf.yield %al : memref<?xf32>
 }
 %x0 = memref.dim %e0, %c0 : memref<?xf32>
 %e1 = scf.if %q1 -> memref<?xf32> {
  %al = memref.alloc(%c1) : memref<?xf32>
  scf.yield %al : memref<?xf32>
 } else {
  %al = memref.alloc(%c0) : memref<?xf32>
  scf.yield %al : memref<?xf32>
 }
 %x1 = memref.dim %e1, %c0 : memref<?xf32>
 %e2 = scf.if %q2 -> memref<?xf32> {
  %al = memref.alloc(%c1) : memref<?xf32>
  scf.yield %al : memref<?xf32>
 } else {
  %al = memref.alloc(%c0) : memref<?xf32>
  scf.yield %al : memref<?xf32>
 }
 %x2 = memref.dim %e2, %c0 : memref<?xf32>
 %p = arith.muli %x0, %x1 : index
 %r = arith.muli %p, %x2 : index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: different
