func.func @kernel(%m: memref<7xi32>, %x: i32) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %low = arith.constant -3 : index
  %high = arith.constant 4 : index
  scf.parallel (%i) = (%low) to (%high) step (%c1) {
    %at = arith.addi %i, %c3 : index
    memref.store %x, %m[%at] : memref<7xi32>
    scf.reduce
  }
  return
}
