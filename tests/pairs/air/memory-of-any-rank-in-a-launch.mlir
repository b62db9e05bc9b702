func.func @f(%a: memref<*xi32>, %b: memref<16xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%m = %c1) args(%p = %a, %q = %b) : memref<*xi32>, memref<16xi32> {
    air.segment @s args(%x = %p, %y = %q) : memref<*xi32>, memref<16xi32> {
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      air.dma_memcpy_nd (%y[] [] [], %x[%c0, %c0] [%c2, %c8] [%c32, %one]) : (memref<16xi32>, memref<*xi32>)
    }
  }
  return
}

// -----

func.func @f(%a: memref<*xi32>, %b: memref<16xi32>) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [2, 8], strides: [32, 1] : memref<*xi32> to memref<2x8xi32, strided<[32, 1]>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %v = memref.load %r[%i, %j] : memref<2x8xi32, strided<[32, 1]>>
      %o = arith.muli %i, %c8 : index
      %k = arith.addi %o, %j : index
      memref.store %v, %b[%k] : memref<16xi32>
    }
  }
  return
}

// expect: equivalent
