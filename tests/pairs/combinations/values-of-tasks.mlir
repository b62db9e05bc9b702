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
 %tok0, %v0 = async.execute -> !async.value<index> {
  async.yield %q0 : index
 }
 %x0 = async.await %v0 : !async.value<index>
 %tok1, %v1 = async.execute -> !async.value<index> {
  async.yield %q1 : index
 }
 %x1 = async.await %v1 : !async.value<index>
 %tok2, %v2 = async.execute -> !async.value<index> {
  async.yield %q2 : index
 }
 %x2 = async.await %v2 : !async.value<index>
 %p = arith.muli %x0, %x1 : index
 %r = arith.muli %p, %x2 : index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: different
