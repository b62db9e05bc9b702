func.func @f(%x: memref<8xi32>, %y: memref<8xi32>, %e: !air.async.token, %g: !air.async.token) {
  %0 = air.wait_all async [%e]
  %1 = air.dma_memcpy_nd async [%0, %g] (%y[] [] [], %x[] [] []) : (memref<8xi32>, memref<8xi32>)
  air.wait_all [%1]
  return
}

// -----

func.func @f(%x: memref<8xi32>, %y: memref<8xi32>, %e: !air.async.token, %g: !air.async.token) {
  func.call @g(%x, %y, %e, %g) : (memref<8xi32>, memref<8xi32>, !air.async.token, !air.async.token) -> ()
  air.wait_all [%e, %g]
  return
}
func.func private @g(%x: memref<8xi32>, %y: memref<8xi32>, %e: !air.async.token, %g: !air.async.token) {
  air.dma_memcpy_nd (%y[] [] [], %x[] [] []) : (memref<8xi32>, memref<8xi32>)
  return
}
// expect: unknown unsupported
