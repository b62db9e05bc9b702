func.func private @k(memref<4xi32, 2>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<4xi32>, memref<4xi32> {
    air.segment args(%p=%x, %q=%y) : memref<4xi32>, memref<4xi32> {
      %d1 = arith.constant 1 : index
      air.herd tile (%i) in (%ni=%d1) args(%u=%p) : memref<4xi32> attributes {link_with = "scale.o"} {
        %m = memref.alloc() : memref<4xi32, 2>
        air.dma_memcpy_nd (%m[] [] [], %u[] [] []) : (memref<4xi32, 2>, memref<4xi32>)
        func.call @k(%m) : (memref<4xi32, 2>) -> ()
        air.dma_memcpy_nd (%u[] [] [], %m[] [] []) : (memref<4xi32>, memref<4xi32, 2>)
      }
      air.herd tile (%i) in (%ni=%d1) args(%u=%q) : memref<4xi32> attributes {link_with = "shift.o"} {
        %m = memref.alloc() : memref<4xi32, 2>
        air.dma_memcpy_nd (%m[] [] [], %u[] [] []) : (memref<4xi32, 2>, memref<4xi32>)
        func.call @k(%m) : (memref<4xi32, 2>) -> ()
        air.dma_memcpy_nd (%u[] [] [], %m[] [] []) : (memref<4xi32>, memref<4xi32, 2>)
      }
    }
  }
  return
}
// -----
func.func private @k(memref<4xi32, 2>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<4xi32>, memref<4xi32> {
    air.segment args(%p=%x, %q=%y) : memref<4xi32>, memref<4xi32> {
      %d1 = arith.constant 1 : index
      air.herd tile (%i) in (%ni=%d1) args(%u=%p) : memref<4xi32> attributes {link_with = "shift.o"} {
        %m = memref.alloc() : memref<4xi32, 2>
        air.dma_memcpy_nd (%m[] [] [], %u[] [] []) : (memref<4xi32, 2>, memref<4xi32>)
        func.call @k(%m) : (memref<4xi32, 2>) -> ()
        air.dma_memcpy_nd (%u[] [] [], %m[] [] []) : (memref<4xi32>, memref<4xi32, 2>)
      }
      air.herd tile (%i) in (%ni=%d1) args(%u=%q) : memref<4xi32> attributes {link_with = "scale.o"} {
        %m = memref.alloc() : memref<4xi32, 2>
        air.dma_memcpy_nd (%m[] [] [], %u[] [] []) : (memref<4xi32, 2>, memref<4xi32>)
        func.call @k(%m) : (memref<4xi32, 2>) -> ()
        air.dma_memcpy_nd (%u[] [] [], %m[] [] []) : (memref<4xi32>, memref<4xi32, 2>)
      }
    }
  }
  return
}
// expect: unknown unsupported
