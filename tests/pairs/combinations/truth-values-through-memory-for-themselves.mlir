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
 %x0 = arith.select %q0, %c1, %c0 : index
 %x1 = arith.select %q1, %c1, %c0 : index
 %x2 = arith.select %q2, %c1, %c0 : index
 %p = arith.muli %x0, %x1 : index
 %r = arith.muli %p, %x2 : index
 memref.store %r, %o[%c0] : memref<4xindex>
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
 %a = memref.alloca() : memref<3xindex>
 memref.store %c0, %a[%c0] : memref<3xindex>
 scf.if %q0 { memref.store %c1, %a[%c0] : memref<3xindex> }
 memref.store %c0, %a[%c1] : memref<3xindex>
 scf.if %q1 { memref.store %c1, %a[%c1] : memref<3xindex> }
 memref.store %c0, %a[%c2] : memref<3xindex>
 scf.if %q2 { memref.store %c1, %a[%c2] : memref<3xindex> }
 %x0 = memref.load %a[%c0] : memref<3xindex>
 %x1 = memref.load %a[%c1] : memref<3xindex>
 %x2 = memref.load %a[%c2] : memref<3xindex>
 %p = arith.muli %x0, %x1 : index
 %r = arith.muli %p, %x2 : index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: equivalent
