func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
// -----
air.channel @cascade [4] {channel_type = "npu_cascade"}
func.func @f(%A: memref<8xi32>, %S: memref<8xi32>) {
  %n = arith.constant 4 : index
  %one = arith.constant 1 : index
  air.herd tile (%tx, %ty) in (%nx=%n, %ny=%one) args(%a=%A, %out=%S) : memref<8xi32>, memref<8xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = memref.alloc() : memref<8xi32, 2>
    affine.if affine_set<(d0) : (d0 - 0 == 0)>(%tx) {
      air.dma_memcpy_nd (%m[] [] [], %a[] [] []) : (memref<8xi32, 2>, memref<8xi32>)
      air.channel.put @cascade[%c0] (%m[] [] []) : (memref<8xi32, 2>)
    }
    affine.if affine_set<(d0) : (d0 - 2 == 0)>(%tx) {
      air.channel.get @cascade[%c0] (%m[] [] []) : (memref<8xi32, 2>)
      air.dma_memcpy_nd (%out[] [] [], %m[] [] []) : (memref<8xi32>, memref<8xi32, 2>)
    }
  }
  air.herd tile (%tx, %ty) in (%nx=%n, %ny=%one) args(%a=%A, %out=%S) : memref<8xi32>, memref<8xi32> {
    %c1 = arith.constant 1 : index
    %m = memref.alloc() : memref<8xi32, 2>
    affine.if affine_set<(d0) : (d0 - 5 == 0)>(%tx) {
      air.channel.put @cascade[%c1] (%m[] [] []) : (memref<8xi32, 2>)
    }
  }
  return
}
// expect: different
