air.channel @cascade [4] {channel_type = "npu_cascade"}
func.func @kernel(%A: memref<256xi32>, %S: memref<1xi32>) {
  %c4 = arith.constant 4 : index
  air.herd tile (%t) in (%nt=%c4) args(%a=%A, %out=%S) : memref<256xi32>, memref<1xi32> {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %first = arith.muli %t, %c64 : index
    %la = memref.alloc() : memref<64xi32, 2>
    %acc = memref.alloc() : memref<1xi32, 2>
    air.dma_memcpy_nd (%la[] [] [], %a[%first] [64] [1]) : (memref<64xi32, 2>, memref<256xi32>)
    affine.if affine_set<()[s0] : (s0 - 1 >= 0)>()[%t] {
      %before = arith.subi %t, %c1 : index
      air.channel.get @cascade[%t] (%acc[] [] []) : (memref<1xi32, 2>)
    } else {
      %zero = arith.constant 0 : i32
      affine.store %zero, %acc[0] : memref<1xi32, 2>
    }
    affine.for %i = 0 to 64 {
      %s = affine.load %acc[0] : memref<1xi32, 2>
      %v = affine.load %la[%i] : memref<64xi32, 2>
      %n = arith.addi %s, %v : i32
      affine.store %n, %acc[0] : memref<1xi32, 2>
    }
    affine.if affine_set<()[s0] : (s0 - 3 == 0)>()[%t] {
      air.dma_memcpy_nd (%out[] [] [], %acc[] [] []) : (memref<1xi32>, memref<1xi32, 2>)
    } else {
      air.channel.put @cascade[%t] (%acc[] [] []) : (memref<1xi32, 2>)
    }
  }
  return
}
