func.func @f(%a: memref<8xui8>, %b: memref<8xui8>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%m = %c1) args(%p = %a, %q = %b) : memref<8xui8>, memref<8xui8> {
    %t = memref.alloc() : memref<8xui8, 2 : i32>
    air.dma_memcpy_nd (%t[] [] [], %p[] [] []) : (memref<8xui8, 2 : i32>, memref<8xui8>)
    air.dma_memcpy_nd (%q[] [] [], %t[] [] []) : (memref<8xui8>, memref<8xui8, 2 : i32>)
    memref.dealloc %t : memref<8xui8, 2 : i32>
  }
  return
}

// -----

func.func @f(%a: memref<8xui8>, %b: memref<8xui8>) {
  memref.copy %a, %b : memref<8xui8> to memref<8xui8>
  return
}

// expect: equivalent
