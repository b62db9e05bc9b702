func.func @f(%m0: memref<?xf32>, %o: memref<4xindex>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c3 = arith.constant 3 : index
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 %x = scf.for %i = %c0 to %n0 step %c1 iter_args(%a = %c0) -> index {
  %l1 = arith.addi %a, %i : index
  scf.yield %l1 : index
 }
 memref.store %x, %o[%c1] : memref<4xindex>
 memref.store %c0, %o[%c0] : memref<4xindex>
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
 %x = scf.for %i = %c0 to %n0 step %c1 iter_args(%a = %c0) -> index {
  %l1 = arith.addi %a, %i : index
  scf.yield %l1 : index
 }
 memref.store %x, %o[%c1] : memref<4xindex>
 %k = arith.constant 50000 : index
 %s = arith.subi %x, %k : index
 %k63 = arith.constant 63 : index
 %sg = arith.shrui %s, %k63 : index
 %r = arith.subi %c1, %sg : index
 %r2 = arith.muli %r, %n0 : index
 memref.store %r2, %o[%c0] : memref<4xindex>
 return
}
// expect: unknown not-covered
