func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
// -----
air.channel @cascade [1] {channel_type = "npu_cascade"}
func.func @f(%A: memref<8xi32>, %S: memref<8xi32>) {
  %one = arith.constant 1 : index
  air.herd @p tile (%tx, %ty) in (%nx=%one, %ny=%one) args(%a=%A) : memref<8xi32> attributes {x_loc = 2 : i64, y_loc = 2 : i64} {
    %c0 = arith.constant 0 : index
    %m = memref.alloc() : memref<8xi32, 2>
    air.dma_memcpy_nd (%m[] [] [], %a[] [] []) : (memref<8xi32, 2>, memref<8xi32>)
    air.channel.put @cascade[%c0] (%m[] [] []) : (memref<8xi32, 2>)
  }
  air.herd @g tile (%tx, %ty) in (%nx=%one, %ny=%one) args(%out=%S) : memref<8xi32> attributes {x_loc = 1 : i64, y_loc = 2 : i64} {
    %c0 = arith.constant 0 : index
    %m = memref.alloc() : memref<8xi32, 2>
    air.channel.get @cascade[%c0] (%m[] [] []) : (memref<8xi32, 2>)
    air.dma_memcpy_nd (%out[] [] [], %m[] [] []) : (memref<8xi32>, memref<8xi32, 2>)
  }
  return
}
// expect: different
