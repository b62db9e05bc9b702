func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloca() : memref<1xi32>
  %z = arith.constant 0 : i32
  memref.store %z, %s[%c0] : memref<1xi32>
  %n = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<8xi32>
    %one = arith.constant 1 : i32
    %o = memref.atomic_rmw addi %one, %s[%c0] : (i32, memref<1xi32>) -> i32
    %k = arith.index_cast %o : i32 to index
    memref.store %x, %b[%k] : memref<8xi32>
    scf.reduce
  }
  return
}
// expect: unknown order-dependent-reduction
