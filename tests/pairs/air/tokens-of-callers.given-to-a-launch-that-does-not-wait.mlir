func.func @f(%x: memref<8xi32>, %y: memref<8xi32>, %e: !air.async.token) {
  %0 = air.launch async [%e] () in () args(%a=%x, %b=%y) : memref<8xi32>, memref<8xi32> {
    air.dma_memcpy_nd (%b[] [] [], %a[] [] []) : (memref<8xi32>, memref<8xi32>)
  }
  air.wait_all [%0]
  return
}

// -----

func.func @f(%x: memref<8xi32>, %y: memref<8xi32>, %e: !air.async.token) {
  %0 = air.launch async () in () args(%a=%x, %b=%y, %t=%e) : memref<8xi32>, memref<8xi32>, !air.async.token {
    air.dma_memcpy_nd (%b[] [] [], %a[] [] []) : (memref<8xi32>, memref<8xi32>)
  }
  air.wait_all [%0]
  return
}
// expect: unknown unsupported
