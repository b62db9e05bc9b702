func.func @f(%a: memref<8xi32>, %s: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<8xi32>
    %o = memref.atomic_rmw addi %x, %s[%c0] : (i32, memref<1xi32>) -> i32
    scf.reduce
  }
  return
}
// -----
func.func @f(%a: memref<8xi32>, %s: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<8xi32>
    %v = memref.load %s[%c0] : memref<1xi32>
    %o = arith.muli %v, %x : i32
    memref.store %o, %s[%c0] : memref<1xi32>
  }
  return
}
// expect: different
