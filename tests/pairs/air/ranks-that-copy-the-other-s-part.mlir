func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c2 = arith.constant 2 : index
  air.rank (%r) in (%n = %c2) args(%x = %a, %y = %b) : memref<8xi32>, memref<8xi32> {
    %c1 = arith.constant 1 : index
    air.launch (%l) in (%m = %c1) args(%p = %x, %q = %y, %at = %r) : memref<8xi32>, memref<8xi32>, index {
      %c4 = arith.constant 4 : index
      %one = arith.constant 1 : index
      %o = arith.muli %at, %c4 : index
      air.dma_memcpy_nd (%q[%o] [%c4] [%one], %p[%o] [%c4] [%one]) : (memref<8xi32>, memref<8xi32>)
    }
  }
  return
}

// -----

func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c2 = arith.constant 2 : index
  air.rank (%r) in (%n = %c2) args(%x = %a, %y = %b) : memref<8xi32>, memref<8xi32> {
    %c1 = arith.constant 1 : index
    air.launch (%l) in (%m = %c1) args(%p = %x, %q = %y, %at = %r) : memref<8xi32>, memref<8xi32>, index {
      %c4 = arith.constant 4 : index
      %one = arith.constant 1 : index
      %o = arith.muli %at, %c4 : index
      %d = arith.subi %c4, %o : index
      air.dma_memcpy_nd (%q[%o] [%c4] [%one], %p[%d] [%c4] [%one]) : (memref<8xi32>, memref<8xi32>)
    }
  }
  return
}


// expect: different
