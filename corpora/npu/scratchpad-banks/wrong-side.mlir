func.func @kernel(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %tile = memref.alloc() : memref<16x16xf32>
  scf.for %i = %c0 to %c16 step %c1 {
    scf.for %j = %c0 to %c16 step %c1 {
      %v = memref.load %x[%i, %j] : memref<16x16xf32>
      %bank = arith.xori %i, %j : index
      memref.store %v, %tile[%i, %bank] : memref<16x16xf32>
    }
  }
  scf.for %i = %c0 to %c16 step %c1 {
    scf.for %j = %c0 to %c16 step %c1 {
      %at = arith.addi %c0, %i : index
      %v = memref.load %tile[%j, %at] : memref<16x16xf32>
      memref.store %v, %y[%i, %j] : memref<16x16xf32>
    }
  }
  memref.dealloc %tile : memref<16x16xf32>
  return
}
