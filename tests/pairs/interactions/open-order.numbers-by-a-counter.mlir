func.func @f(%a: memref<4xi32>, %n: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %o = arith.constant 4 : i32
  scf.for %i = %c0 to %c4 step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<4xi32>
  }
  memref.store %o, %n[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<4xi32>, %n: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  memref.store %z, %n[%c0] : memref<1xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %r = memref.atomic_rmw addi %o, %n[%c0] : (i32, memref<1xi32>) -> i32
    memref.store %r, %a[%i] : memref<4xi32>
    scf.reduce
  }
  return
}
// expect: unknown order-dependent-reduction
