air.channel @m [1] {channel_type = "npu_mmio"}
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>, %mid: memref<8xi32>) {
  %one = arith.constant 1 : index
  air.launch (%l) in (%n=%one) args(%a=%in, %o=%out, %mm=%mid) : memref<8xi32>, memref<8xi32>, memref<8xi32> {
    %t = air.segment @s async args(%p=%mm, %pa=%a) : memref<8xi32>, memref<8xi32> {
      %c1 = arith.constant 1 : index
      air.herd @g tile (%x, %y) in (%w=%c1, %v=%c1) args(%q=%pa, %qq=%p) : memref<8xi32>, memref<8xi32> {
        %own = memref.alloc() : memref<8xi32, 2>
        air.dma_memcpy_nd (%own[] [] [], %q[] [] []) : (memref<8xi32, 2>, memref<8xi32>)
        air.dma_memcpy_nd (%qq[] [] [], %own[] [] []) : (memref<8xi32>, memref<8xi32, 2>)
      }
    }
    air.wait_all [%t]
    %c0 = arith.constant 0 : index
    air.channel.put @m[%c0] (%mm[] [] []) : (memref<8xi32>)
    air.segment @s2 args(%p=%o) : memref<8xi32> {
      %c1 = arith.constant 1 : index
      air.herd @h tile (%x, %y) in (%w=%c1, %v=%c1) args(%q=%p) : memref<8xi32> {
        %c0_1 = arith.constant 0 : index
        %own = memref.alloc() : memref<8xi32, 2>
        air.channel.get @m[%c0_1] (%own[] [] []) : (memref<8xi32, 2>)
        air.dma_memcpy_nd (%q[] [] [], %own[] [] []) : (memref<8xi32>, memref<8xi32, 2>)
      }
    }
  }
  return
}
// -----
air.channel @m [1] {channel_type = "npu_mmio"}
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>, %mid: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %in[%i] : memref<8xi32>
    affine.store %v, %mid[%i] : memref<8xi32>
    affine.store %v, %out[%i] : memref<8xi32>
  }
  return
}
// expect: unknown unsupported
