func.func @f(%A: memref<1xi32>, %B: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %B[%i] : memref<8xi32>
    %r = memref.atomic_rmw addi %x, %A[%c0] : (i32, memref<1xi32>) -> i32
  }
  return
}
// -----
func.func @f(%A: memref<1xi32>, %B: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %B[%i] : memref<8xi32>
    %o = memref.load %A[%c0] : memref<1xi32>
    %s = arith.addi %o, %x : i32
    memref.store %s, %A[%c0] : memref<1xi32>
  }
  return
}
// expect: different
