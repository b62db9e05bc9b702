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
 %q0 = arith.divui %n0, %k0 : index
 %q1 = arith.divui %n1, %k1 : index
 %q2 = arith.divui %n2, %k2 : index
 %t = tensor.from_elements %q0, %q1, %q2 : tensor<3xindex>
 %x0 = tensor.extract %t[%c0] : tensor<3xindex>
 %x1 = tensor.extract %t[%c1] : tensor<3xindex>
 %x2 = tensor.extract %t[%c2] : tensor<3xindex>
 %p = arith.muli %x0, %x1 : index
 %r = arith.muli %p, %x2 : index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: different
