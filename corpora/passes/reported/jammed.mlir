func.func @kernel(%a: memref<7x7xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c1 to %c5 step %c1 {
    scf.for %j = %c0 to %c6 step %c1 {
      %above = arith.subi %i, %c1 : index
      %right = arith.addi %j, %c1 : index
      %v = memref.load %a[%above, %right] : memref<7x7xi32>
      memref.store %v, %a[%i, %j] : memref<7x7xi32>
    }
  }
  return
}
