func.func @f(%a: memref<4xi32>, %c: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %three = arith.constant 3 : i32
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = memref.load %a[%i] : memref<4xi32>
    %t = memref.generic_atomic_rmw %c[%c0] : memref<1xi32> {
    ^bb0(%old: i32):
      %m = arith.muli %old, %three : i32
      %n = arith.addi %m, %v : i32
      memref.atomic_yield %n : i32
    }
    scf.reduce
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>, %c: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %three = arith.constant 3 : i32
  scf.for %i = %c0 to %c4 step %c1 {
    %r = arith.subi %c3, %i : index
    %v = memref.load %a[%r] : memref<4xi32>
    %old = memref.load %c[%c0] : memref<1xi32>
    %m = arith.muli %old, %three : i32
    %n = arith.addi %m, %v : i32
    memref.store %n, %c[%c0] : memref<1xi32>
  }
  return
}
// expect: unknown
