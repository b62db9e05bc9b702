func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<4xindex>, %fo: memref<4xf32>, %x: memref<4xf32>) {
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
 %A = memref.load %x[%c0] : memref<4xf32>
 %B = memref.load %x[%c1] : memref<4xf32>
 memref.store %A, %fo[%c0] : memref<4xf32>
 return
}
// -----
func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<4xindex>, %fo: memref<4xf32>, %x: memref<4xf32>) {
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
 %A = memref.load %x[%c0] : memref<4xf32>
 %B = memref.load %x[%c1] : memref<4xf32>
 %q0 = arith.divui %n0, %k0 : index
 %q1 = arith.divui %n1, %k1 : index
 %q2 = arith.divui %n2, %k2 : index
 memref.store %B, %fo[%c0] : memref<4xf32>
 %l0 = arith.subi %c1, %q0 : index
 scf.for %i0 = %c0 to %l0 step %c1 { memref.store %A, %fo[%c0] : memref<4xf32> }
 %l1 = arith.subi %c1, %q1 : index
 scf.for %i1 = %c0 to %l1 step %c1 { memref.store %A, %fo[%c0] : memref<4xf32> }
 %l2 = arith.subi %c1, %q2 : index
 scf.for %i2 = %c0 to %l2 step %c1 { memref.store %A, %fo[%c0] : memref<4xf32> }
 return
}
// expect: different
