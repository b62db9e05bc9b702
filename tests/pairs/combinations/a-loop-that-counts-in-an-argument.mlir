func.func @f(%m0: memref<?xf32>, %o: memref<4xindex>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c3 = arith.constant 3 : index
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 memref.store %c0, %o[%c0] : memref<4xindex>
 memref.store %n0, %o[%c1] : memref<4xindex>
 return
}
// -----
func.func @f(%m0: memref<?xf32>, %o: memref<4xindex>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c3 = arith.constant 3 : index
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 memref.store %c0, %o[%c1] : memref<4xindex>
 scf.for %i = %c0 to %n0 step %c1 {
  %l = memref.load %o[%c1] : memref<4xindex>
  %l1 = arith.addi %l, %c1 : index
  memref.store %l1, %o[%c1] : memref<4xindex>
 }
 %x = memref.load %o[%c1] : memref<4xindex>
 %k = arith.constant 5000 : index
 %r = arith.divui %x, %k : index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: unknown not-covered
