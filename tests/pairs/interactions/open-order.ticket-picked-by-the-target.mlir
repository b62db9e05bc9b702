func.func @f(%a: memref<4xi32>, %n: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = memref.load %a[%i] : memref<4xi32>
    %r = memref.atomic_rmw addi %v, %n[%c0] : (i32, memref<1xi32>) -> i32
    scf.reduce
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>, %n: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %a[%i] : memref<4xi32>
    %x = memref.load %n[%c0] : memref<1xi32>
    %y = arith.addi %x, %v : i32
    memref.store %y, %n[%c0] : memref<1xi32>
  }
  return
}
// expect: equivalent bitwise static
