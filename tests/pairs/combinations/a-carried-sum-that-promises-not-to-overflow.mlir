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
 memref.store %x, %o[%c0] : memref<4xindex>
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
  %l1 = arith.addi %a, %i overflow<nsw> : index
  scf.yield %l1 : index
 }
 memref.store %x, %o[%c0] : memref<4xindex>
 return
}
// expect: unknown not-covered
