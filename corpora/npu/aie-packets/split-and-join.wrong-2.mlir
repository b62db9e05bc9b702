module {
  aie.device(npu1) {
    %shim = aie.logical_tile<ShimNOCTile>(?, ?)
    %memory = aie.logical_tile<MemTile>(?, ?)
    %tile0 = aie.logical_tile<CoreTile>(?, ?)
    %tile1 = aie.logical_tile<CoreTile>(?, ?)
    aie.objectfifo @whole_in(%shim, {%memory}, 2 : i32) : !aie.objectfifo<memref<2x16xi32>>
    aie.objectfifo @in0(%memory, {%tile0}, 2 : i32) : !aie.objectfifo<memref<16xi32>>
    aie.objectfifo @in1(%memory, {%tile1}, 2 : i32) : !aie.objectfifo<memref<16xi32>>
    aie.objectfifo.link [@whole_in] -> [@in0, @in1]([] [0, 16])
    aie.objectfifo @out0(%tile0, {%memory}, 2 : i32) : !aie.objectfifo<memref<16xi32>>
    aie.objectfifo @out1(%tile1, {%memory}, 2 : i32) : !aie.objectfifo<memref<16xi32>>
    aie.objectfifo @whole_out(%memory, {%shim}, 2 : i32) : !aie.objectfifo<memref<2x16xi32>>
    aie.objectfifo.link [@out0, @out1] -> [@whole_out]([16, 0] [])
    aie.core(%tile0) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c16 = arith.constant 16 : index
      scf.for %round = %c0 to %forever step %c1 {
        %two = arith.constant 2 : i32
        %in = aie.objectfifo.acquire @in0(Consume, 1) : !aie.objectfifosubview<memref<16xi32>>
        %x = aie.objectfifo.subview.access %in[0] : !aie.objectfifosubview<memref<16xi32>> -> memref<16xi32>
        %out = aie.objectfifo.acquire @out0(Produce, 1) : !aie.objectfifosubview<memref<16xi32>>
        %y = aie.objectfifo.subview.access %out[0] : !aie.objectfifosubview<memref<16xi32>> -> memref<16xi32>
        scf.for %i = %c0 to %c16 step %c1 {
          %v = memref.load %x[%i] : memref<16xi32>
          %w = arith.addi %v, %two : i32
          memref.store %w, %y[%i] : memref<16xi32>
        }
        aie.objectfifo.release @in0(Consume, 1)
        aie.objectfifo.release @out0(Produce, 1)
      }
      aie.end
    }
    aie.core(%tile1) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c16 = arith.constant 16 : index
      scf.for %round = %c0 to %forever step %c1 {
        %two = arith.constant 2 : i32
        %in = aie.objectfifo.acquire @in1(Consume, 1) : !aie.objectfifosubview<memref<16xi32>>
        %x = aie.objectfifo.subview.access %in[0] : !aie.objectfifosubview<memref<16xi32>> -> memref<16xi32>
        %out = aie.objectfifo.acquire @out1(Produce, 1) : !aie.objectfifosubview<memref<16xi32>>
        %y = aie.objectfifo.subview.access %out[0] : !aie.objectfifosubview<memref<16xi32>> -> memref<16xi32>
        scf.for %i = %c0 to %c16 step %c1 {
          %v = memref.load %x[%i] : memref<16xi32>
          %w = arith.muli %v, %two : i32
          memref.store %w, %y[%i] : memref<16xi32>
        }
        aie.objectfifo.release @in1(Consume, 1)
        aie.objectfifo.release @out1(Produce, 1)
      }
      aie.end
    }
    aie.runtime_sequence @sequence(%a: memref<2x16xi32>, %b: memref<2x16xi32>) {
      %send = aiex.dma_configure_task_for @whole_in {
        aie.dma_bd(%a : memref<2x16xi32> offset = 0 len = 32)
        aie.end
      }
      aiex.dma_start_task(%send)
      %take = aiex.dma_configure_task_for @whole_out {
        aie.dma_bd(%b : memref<2x16xi32> offset = 0 len = 32)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
