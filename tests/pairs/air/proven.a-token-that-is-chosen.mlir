func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %tm, %m = air.execute -> (memref<8xi32, 1>) {
    %m = memref.alloc() : memref<8xi32, 1>
    air.execute_terminator %m : memref<8xi32, 1>
  }

  %1 = air.dma_memcpy_nd async [%tm] (%m[0] [4] [1], %x[0] [4] [1]) : (memref<8xi32, 1>, memref<8xi32>)
  %2 = air.dma_memcpy_nd async [%tm] (%m[4] [4] [1], %x[4] [4] [1]) : (memref<8xi32, 1>, memref<8xi32>)
  %3 = affine.if affine_set<()[s0] : (s0 == 0)>()[%l] -> !air.async.token {
    %4 = air.wait_all async [%1, %2]
    affine.yield %4 : !air.async.token
  } else {
    affine.yield %1 : !air.async.token
  }
  %5 = air.dma_memcpy_nd async [%3] (%y[] [] [], %m[] [] []) : (memref<8xi32>, memref<8xi32, 1>)

  }
  return
}
// expect: equivalent
