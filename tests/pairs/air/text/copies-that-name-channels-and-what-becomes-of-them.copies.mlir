func.func @kernel(%a: memref<4xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i mod 4] : memref<4xi32>
    %half = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
    %number = arith.index_cast %half : index to i32
    %y = arith.addi %x, %number : i32
    affine.store %y, %b[%i] : memref<8xi32>
  }
  return
}
// -----
#annotation = #llvm.loop_annotation<mustProgress = true>
#set = affine_set<()[s0, s1] : (s0 == 0, s1 >= 0, -s1 + 1 >= 0)>
air.channel @in [1, 1] {broadcast_shape = [1 : index, 2 : index]}
air.channel @out [1, 2]
func.func @kernel(%a: memref<4xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index

  air.launch (%l) in (%n=%c1) args(%la=%a, %lb=%b) : memref<4xi32>, memref<8xi32> {
    %c1_1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    air.herd @herd_0 tile (%tx, %ty) in (%sx=%c1_1, %sy=%c2) args(%ha=%la, %hb=%lb) : memref<4xi32>, memref<8xi32> {
      %c0 = arith.constant 0 : index
      %c1_0 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %half = arith.muli %ty, %c4 : index
      %l1 = memref.alloc() : memref<4xi32, 2 : i32>
      air.dma_memcpy_nd (%l1[] [] [], %ha[] [] []) {id = 1 : i32, channel = @in, channel_indices = array<i64: 0, 0>}
        : (memref<4xi32, 2 : i32>, memref<4xi32>)

      %number = arith.index_cast %ty : index to i32
      scf.for %i = %c0 to %c4 step %c1_0 {
        %x = memref.load %l1[%i] : memref<4xi32, 2 : i32>
        %y = arith.addi %x, %number : i32
        memref.store %y, %l1[%i] : memref<4xi32, 2 : i32>
      } {loop_annotation = #annotation}

      air.dma_memcpy_nd (%hb[%half] [4] [1], %l1[] [] []) {id = 2 : i32, channel = @out}
        : (memref<8xi32>, memref<4xi32, 2 : i32>)
      memref.dealloc %l1 : memref<4xi32, 2 : i32>
    }
  }
  return
}
// expect: equivalent bitwise static
