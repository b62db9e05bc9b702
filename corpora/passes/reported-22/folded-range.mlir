func.func @kernel(%m: memref<32xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c31 = arith.constant 31 : index
  %back = arith.constant -3 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %at = arith.muli %i, %back : index
    %in = arith.addi %at, %c31 : index
    memref.store %x, %m[%in] : memref<32xi32>
  }
  return
}
