func.func @f(%a: memref<8xui8>, %b: memref<8xui8>) {
  air.dma_memcpy_nd (%b[] [] [], %a[] [] []) : (memref<8xui8>, memref<8xui8>)
  return
}

// -----

func.func @f(%a: memref<8xui8>, %b: memref<8xui8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  air.dma_memcpy_nd (%b[%c0] [%c7] [%c1], %a[%c0] [%c7] [%c1]) : (memref<8xui8>, memref<8xui8>)
  return
}

// expect: different
