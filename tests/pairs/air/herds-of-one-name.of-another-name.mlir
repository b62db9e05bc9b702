func.func @f(%a: memref<2x4xi32>, %b: memref<2x4xi32>) {
  memref.copy %a, %b : memref<2x4xi32> to memref<2x4xi32>
  return
}
// -----
func.func @f(%a: memref<2x4xi32>, %b: memref<2x4xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<2x4xi32>, memref<2x4xi32> {
    air.segment @s args(%p=%x, %q=%y) : memref<2x4xi32>, memref<2x4xi32> {
      %one = arith.constant 1 : index
      %two = arith.constant 2 : index
      %m = memref.alloc() : memref<4xi32, 2>
      %t = air.herd @h async tile (%i, %j) in (%w=%two, %v=%one) args(%from=%p, %own=%m) : memref<2x4xi32>, memref<4xi32, 2> {
        %c0_0 = arith.constant 0 : index
        %c1_0 = arith.constant 1 : index
        %c4_0 = arith.constant 4 : index
        air.dma_memcpy_nd (%own[] [] [], %from[%i, %c0_0] [%c1_0, %c4_0] [%c4_0, %c1_0]) : (memref<4xi32, 2>, memref<2x4xi32>)
      }
      %u = air.herd @g async [%t] tile (%i, %j) in (%w=%two, %v=%one) args(%to=%q, %own=%m) : memref<2x4xi32>, memref<4xi32, 2> {
        %c0_0 = arith.constant 0 : index
        %c1_0 = arith.constant 1 : index
        %c4_0 = arith.constant 4 : index
        %row = affine.apply affine_map<(d0) -> (d0)>(%i)
        air.dma_memcpy_nd (%to[%row, %c0_0] [%c1_0, %c4_0] [%c4_0, %c1_0], %own[] [] []) : (memref<2x4xi32>, memref<4xi32, 2>)
      }
    }
  }
  return
}
// expect: unknown unsupported
