func.func @f(%a: memref<4xi32>, %c: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = memref.load %a[%i] : memref<4xi32>
    %t = memref.atomic_rmw assign %v, %c[%c0] : (i32, memref<1xi32>) -> i32
    scf.reduce
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>, %c: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = memref.load %a[%c2] : memref<4xi32>
  memref.store %v, %c[%c0] : memref<1xi32>
  return
}
// expect: unknown
