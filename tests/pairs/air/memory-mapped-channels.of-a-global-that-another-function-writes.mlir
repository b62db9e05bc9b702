// options: --func f
memref.global "private" @c0 : memref<8xi32> = dense<1>
memref.global "private" @c1 : memref<8xi32> = dense<2>
air.channel @m [2] {channel_type = "npu_mmio"}
func.func @f(%out: memref<2x8xi32>) {
  %one = arith.constant 1 : index
  %g0 = memref.get_global @c0 : memref<8xi32>
  %g1 = memref.get_global @c1 : memref<8xi32>
  air.launch (%l) in (%n=%one) args(%a=%g0, %b=%g1, %o=%out) : memref<8xi32>, memref<8xi32>, memref<2x8xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    air.channel.put @m[%c0] (%a[] [] []) : (memref<8xi32>)
    air.channel.put @m[%c1] (%b[] [] []) : (memref<8xi32>)
    air.segment @s args(%p=%o) : memref<2x8xi32> {
      %c1_0 = arith.constant 1 : index
      %c2_0 = arith.constant 2 : index
      air.herd @h tile (%x, %y) in (%w=%c2_0, %v=%c1_0) args(%q=%p) : memref<2x8xi32> {
        %c0_1 = arith.constant 0 : index
        %c1_1 = arith.constant 1 : index
        %c8_1 = arith.constant 8 : index
        %own = memref.alloc() : memref<8xi32, 2>
        air.channel.get @m[%x] (%own[] [] []) : (memref<8xi32, 2>)
        air.dma_memcpy_nd (%q[%x, %c0_1] [%c1_1, %c8_1] [%c8_1, %c1_1], %own[] [] []) : (memref<2x8xi32>, memref<8xi32, 2>)
      }
    }
  }
  return
}
func.func @g(%v: i32) {
  %z = arith.constant 0 : index
  %h = memref.get_global @c0 : memref<8xi32>
  memref.store %v, %h[%z] : memref<8xi32>
  return
}
// -----
memref.global "private" @c0 : memref<8xi32> = dense<1>
memref.global "private" @c1 : memref<8xi32> = dense<2>
air.channel @m [2] {channel_type = "npu_mmio"}
func.func @f(%out: memref<2x8xi32>) {
  %one = arith.constant 1 : index
  %g0 = memref.get_global @c0 : memref<8xi32>
  %g1 = memref.get_global @c1 : memref<8xi32>
  air.launch (%l) in (%n=%one) args(%a=%g0, %b=%g1, %o=%out) : memref<8xi32>, memref<8xi32>, memref<2x8xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    air.channel.put @m[%c0] (%a[] [] []) : (memref<8xi32>)
    air.channel.put @m[%c1] (%b[] [] []) : (memref<8xi32>)
    air.segment @s args(%p=%o) : memref<2x8xi32> {
      %c1_0 = arith.constant 1 : index
      %c2_0 = arith.constant 2 : index
      air.herd @h tile (%x, %y) in (%w=%c2_0, %v=%c1_0) args(%q=%p) : memref<2x8xi32> {
        %c0_1 = arith.constant 0 : index
        %c1_1 = arith.constant 1 : index
        %c8_1 = arith.constant 8 : index
        %own = memref.alloc() : memref<8xi32, 2>
        air.channel.get @m[%x] (%own[] [] []) : (memref<8xi32, 2>)
        air.dma_memcpy_nd (%q[%x, %c0_1] [%c1_1, %c8_1] [%c8_1, %c1_1], %own[] [] []) : (memref<2x8xi32>, memref<8xi32, 2>)
      }
    }
  }
  return
}
func.func @g(%v: i32) {
  %z = arith.constant 0 : index
  %h = memref.get_global @c0 : memref<8xi32>
  memref.store %v, %h[%z] : memref<8xi32>
  return
}
// expect: unknown unsupported
