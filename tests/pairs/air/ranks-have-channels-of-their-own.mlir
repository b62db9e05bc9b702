air.channel @c [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c2 = arith.constant 2 : index
  air.rank (%r) in (%n = %c2) args(%x = %a, %y = %b) : memref<8xi32>, memref<8xi32> {
    %c1 = arith.constant 1 : index
    air.launch (%l) in (%m = %c1) args(%p = %x, %q = %y, %at = %r) : memref<8xi32>, memref<8xi32>, index {
      %c4 = arith.constant 4 : index
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : index
      %o = arith.muli %at, %c4 : index
      %t = air.channel.put async @c[%c0] (%p[%o] [%c4] [%one]) : (memref<8xi32>)
      %u = air.channel.get async @c[%c0] (%q[%o] [%c4] [%one]) : (memref<8xi32>)
      air.wait_all [%t, %u]
    }
  }
  return
}

// -----

air.channel @c [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}

// expect: equivalent
