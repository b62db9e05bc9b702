func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<4xindex>, %fo: memref<4xf32>) {
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
 %f0 = arith.uitofp %q0 : i1 to f32
 memref.store %f0, %fo[%c0] : memref<4xf32>
 %f1 = arith.uitofp %q1 : i1 to f32
 memref.store %f1, %fo[%c1] : memref<4xf32>
 %f2 = arith.uitofp %q2 : i1 to f32
 memref.store %f2, %fo[%c2] : memref<4xf32>
 %fz = arith.constant 0.0 : f32
 memref.store %fz, %fo[%c3] : memref<4xf32>
 return
}
// -----
func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<4xindex>, %fo: memref<4xf32>) {
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
 %f0 = arith.uitofp %q0 : i1 to f32
 memref.store %f0, %fo[%c0] : memref<4xf32>
 %f1 = arith.uitofp %q1 : i1 to f32
 memref.store %f1, %fo[%c1] : memref<4xf32>
 %f2 = arith.uitofp %q2 : i1 to f32
 memref.store %f2, %fo[%c2] : memref<4xf32>
 %l0 = memref.load %fo[%c0] : memref<4xf32>
 %l1 = memref.load %fo[%c1] : memref<4xf32>
 %l2 = memref.load %fo[%c2] : memref<4xf32>
 %p = arith.mulf %l0, %l1 : f32
 %r = arith.mulf %p, %l2 : f32
 memref.store %r, %fo[%c3] : memref<4xf32>
 return
}
// expect: different
