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
 %a = memref.alloca() : memref<index>
 memref.store %c0, %a[] : memref<index>
 scf.if %q0 {
  %l = memref.load %a[] : memref<index>
  %l1 = arith.addi %l, %c1 : index
  memref.store %l1, %a[] : memref<index>
 }
 scf.if %q1 {
  %l = memref.load %a[] : memref<index>
  %l1 = arith.addi %l, %c1 : index
  memref.store %l1, %a[] : memref<index>
 }
 scf.if %q2 {
  %l = memref.load %a[] : memref<index>
  %l1 = arith.addi %l, %c1 : index
  memref.store %l1, %a[] : memref<index>
 }
 %x = memref.load %a[] : memref<index>
 %r = arith.divui %x, %c3 : index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: different
