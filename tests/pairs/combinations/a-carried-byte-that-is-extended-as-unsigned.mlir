func.func @f(%m0: memref<?xf32>, %o: memref<4xindex>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c3 = arith.constant 3 : index
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 %z8 = arith.constant 0 : i8
 %x = scf.for %i = %c0 to %n0 step %c1 iter_args(%a = %z8) -> i8 {
  %j = arith.index_cast %i : index to i8
  %l1 = arith.addi %a, %j : i8
  scf.yield %l1 : i8
 }
 %r = arith.index_castui %x : i8 to index
 memref.store %r, %o[%c0] : memref<4xindex>
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
 %z8 = arith.constant 0 : i8
 %x = scf.for %i = %c0 to %n0 step %c1 iter_args(%a = %z8) -> i8 {
  %j = arith.index_cast %i : index to i8
  %l1 = arith.addi %a, %j : i8
  scf.yield %l1 : i8
 }
 %r = arith.index_cast %x : i8 to index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: unknown not-covered
