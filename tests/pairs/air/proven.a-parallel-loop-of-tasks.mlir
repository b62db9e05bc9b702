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

  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %tm, %m = air.execute -> (memref<8xi32, 1>) {
    %m = memref.alloc() : memref<8xi32, 1>
    air.execute_terminator %m : memref<8xi32, 1>
  }

  %1 = scf.parallel (%i) = (%c0) to (%c8) step (%c4) init (%tm) -> !air.async.token {
    %2 = air.dma_memcpy_nd async [%tm] (%m[%i] [4] [1], %x[%i] [4] [1]) : (memref<8xi32, 1>, memref<8xi32>)
    scf.reduce(%2 : !air.async.token) {
    ^bb0(%p: !air.async.token, %q: !air.async.token):
      %3 = air.wait_all async [%p, %q]
      scf.reduce.return %3 : !air.async.token
    }
  }
  %4 = air.dma_memcpy_nd async [%1] (%y[] [] [], %m[] [] []) : (memref<8xi32>, memref<8xi32, 1>)

  }
  return
}
// expect: equivalent
