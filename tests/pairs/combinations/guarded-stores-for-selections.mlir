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
 %q0 = arith.cmpi uge, %n0, %k0 : index
 %q1 = arith.cmpi uge, %n1, %k1 : index
 %q2 = arith.cmpi uge, %n2, %k2 : index
 %t = arith.andi %q0, %q1 : i1
 %t2 = arith.andi %t, %q2 : i1
 %v = arith.select %t2, %B, %A : f32
 memref.store %v, %fo[%c0] : memref<4xf32>
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
 %q0 = arith.cmpi uge, %n0, %k0 : index
 %q1 = arith.cmpi uge, %n1, %k1 : index
 %q2 = arith.cmpi uge, %n2, %k2 : index
 memref.store %B, %fo[%c0] : memref<4xf32>
 %t = arith.constant true
 %nq0 = arith.xori %q0, %t : i1
 scf.if %nq0 { memref.store %A, %fo[%c0] : memref<4xf32> }
 %nq1 = arith.xori %q1, %t : i1
 scf.if %nq1 { memref.store %A, %fo[%c0] : memref<4xf32> }
 %nq2 = arith.xori %q2, %t : i1
 scf.if %nq2 { memref.store %A, %fo[%c0] : memref<4xf32> }
 return
}
// expect: equivalent
