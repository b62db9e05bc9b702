func.func @f(%x: memref<8xi32>, %y: memref<8xi32>, %e: !air.async.token, %g: !air.async.token) {
  %0 = air.wait_all async [%e]
  %1 = air.dma_memcpy_nd async [%0, %g] (%y[] [] [], %x[] [] []) : (memref<8xi32>, memref<8xi32>)
  air.wait_all [%1]
  return
}

// -----

func.func @f(%x: memref<8xi32>, %y: memref<8xi32>, %e: !air.async.token, %g: !air.async.token) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %2 = air.wait_all async [%e, %g]
  %1 = scf.for %i = %c0 to %c1 step %c1 iter_args(%t = %2) -> (!air.async.token) {
    %3 = air.wait_all async
    %4 = air.dma_memcpy_nd async [%3] (%y[] [] [], %x[] [] []) : (memref<8xi32>, memref<8xi32>)
    scf.yield %4 : !air.async.token
  }
  air.wait_all [%1]
  return
}
// expect: unknown unsupported
