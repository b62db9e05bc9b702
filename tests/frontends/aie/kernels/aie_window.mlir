module {
  aie.device(npu2_1col) @window {
    %shim = aie.tile(0, 0)
    %core = aie.tile(0, 2)
    aie.objectfifo @in(%shim, {%core}, 3 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.objectfifo @out(%core, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.core(%core) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %ever = arith.constant 9223372036854775807 : index
      scf.for %n = %c0 to %ever step %c1 {
        scf.for %o = %c0 to %c3 step %c1 {
          %0:2 = aie.objectfifo.acquire @in(Consume, 2) : memref<4xi32>, memref<4xi32>
          %y = aie.objectfifo.acquire @out(Produce, 1) : memref<4xi32>
          scf.for %i = %c0 to %c4 step %c1 {
            %v = memref.load %0#0[%i] : memref<4xi32>
            %u = memref.load %0#1[%i] : memref<4xi32>
            %w = arith.addi %v, %u : i32
            memref.store %w, %y[%i] : memref<4xi32>
          }
          aie.objectfifo.release @in(Consume, 1)
          aie.objectfifo.release @out(Produce, 1)
        }
        aie.objectfifo.release @in(Consume, 1)
      }
      aie.end
    }
    aie.runtime_sequence(%a: memref<16xi32>, %b: memref<12xi32>) {
      %t = aiex.dma_configure_task_for @in {
        aie.dma_bd(%a : memref<16xi32> offset = 0 len = 16 sizes = [1, 1, 1, 16] strides = [0, 0, 0, 1]) {burst_length = 0 : i32}
        aie.end
      }
      aiex.dma_start_task(%t)
      %u = aiex.dma_configure_task_for @out {
        aie.dma_bd(%b : memref<12xi32> offset = 0 len = 12)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%u)
      aiex.dma_await_task(%u)
      aiex.dma_free_task(%t)
    }
  }
}
