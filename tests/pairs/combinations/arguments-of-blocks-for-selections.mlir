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
 cf.cond_br %q0, ^b0(%c1: index), ^b0(%c0: index)
^b0(%x0: index):
 cf.cond_br %q1, ^b1(%c1: index), ^b1(%c0: index)
^b1(%x1: index):
 cf.cond_br %q2, ^b2(%c1: index), ^b2(%c0: index)
^b2(%x2: index):
 %p = arith.muli %x0, %x1 : index
 %r = arith.muli %p, %x2 : index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: equivalent
