func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%i) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> attributes {resource_type = "vck", size_x = 6 : i64, size_y = 2 : i64} {
    air.segment args(%p=%x, %q=%y) : memref<8xi32>, memref<8xi32> attributes {resource_type = "vck", size_x = 3 : i64, size_y = 2 : i64} {
      %m = memref.alloc() {sym_name = "scratch"} : memref<8xi32>
      memref.copy %p, %m : memref<8xi32> to memref<8xi32>
      air.dma_memcpy_nd (%q[] [] [], %m[] [] []) {broadcast = "both"} : (memref<8xi32>, memref<8xi32>)
      memref.dealloc %m : memref<8xi32>
    }
  }
  return
}

// -----

func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}

// expect: equivalent
