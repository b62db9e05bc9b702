func.func @f(%a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 3 : i32
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %v, %a[%i] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 3 : i32
  %m = memref.alloca() : memref<1xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %v, %m[%c0] : memref<1xi32>
    %w = memref.load %m[%c0] : memref<1xi32>
    memref.store %w, %a[%i] : memref<4xi32>
    scf.reduce
  }
  return
}
// expect: different
