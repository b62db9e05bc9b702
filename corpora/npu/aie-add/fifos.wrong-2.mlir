module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    aie.objectfifo @a_in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<16xi32>>
    aie.objectfifo @b_in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<16xi32>>
    aie.objectfifo @c_out(%tile, {%shim}, 2 : i32) : !aie.objectfifo<memref<16xi32>>
    aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c16 = arith.constant 16 : index
      scf.for %round = %c0 to %forever step %c1 {
        %a_view = aie.objectfifo.acquire @a_in(Consume, 1) : !aie.objectfifosubview<memref<16xi32>>
        %a0 = aie.objectfifo.subview.access %a_view[0] : !aie.objectfifosubview<memref<16xi32>> -> memref<16xi32>
        %b_view = aie.objectfifo.acquire @b_in(Consume, 1) : !aie.objectfifosubview<memref<16xi32>>
        %b0 = aie.objectfifo.subview.access %a_view[0] : !aie.objectfifosubview<memref<16xi32>> -> memref<16xi32>
        %c0_out = aie.objectfifo.acquire @c_out(Produce, 1) : memref<16xi32>
        scf.for %i = %c0 to %c16 step %c1 {
          %x = memref.load %a0[%i] : memref<16xi32>
          %y = memref.load %b0[%i] : memref<16xi32>
          %z = arith.addi %x, %y : i32
          memref.store %z, %c0_out[%i] : memref<16xi32>
        }
        aie.objectfifo.release @a_in(Consume, 1)
        aie.objectfifo.release @b_in(Consume, 1)
        aie.objectfifo.release @c_out(Produce, 1)
      }
      aie.end
    }
    aie.runtime_sequence @sequence(%a: memref<64xi32>, %b: memref<64xi32>, %c: memref<64xi32>) {
      aiex.npu.dma_memcpy_nd(%c[0, 0, 0, 0][1, 1, 1, 64][0, 0, 0, 1]) {id = 0 : i64, metadata = @c_out} : memref<64xi32>
      aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 64][0, 0, 0, 1]) {id = 1 : i64, metadata = @a_in} : memref<64xi32>
      aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 1, 64][0, 0, 0, 1]) {id = 2 : i64, metadata = @b_in} : memref<64xi32>
      aiex.npu.dma_wait {symbol = @c_out}
    }
  }
}
