func.func @f(%a: memref<*xi32>, %b: memref<16xi32>) {
  air.dma_memcpy_nd (%b[] [] [], %a[] [] []) : (memref<16xi32>, memref<*xi32>)
  return
}

// -----

func.func @f(%a: memref<*xi32>, %b: memref<16xi32>) {
  return
}

// expect: unknown unsupported
