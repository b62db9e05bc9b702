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
 %a = memref.alloca() : memref<3xindex>
 memref.store %c0, %o[%c0] : memref<4xindex>
 scf.for %i = %c0 to %n0 step %c1 { scf.for %j = %c0 to %n1 step %c1 {
  %q0 = arith.divui %i, %k0 : index
  %q1 = arith.divui %j, %k1 : index
  memref.store %q0, %a[%c0] : memref<3xindex>
  memref.store %q1, %a[%c1] : memref<3xindex>
  %x0 = memref.load %a[%c0] : memref<3xindex>
  %x1 = memref.load %a[%c1] : memref<3xindex>
  %p = arith.muli %x0, %x1 : index
  memref.store %p, %o[%c0] : memref<4xindex>
 } }
 return
}
// expect: unknown
