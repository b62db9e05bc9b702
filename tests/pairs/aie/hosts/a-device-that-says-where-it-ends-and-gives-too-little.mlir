// options: --func sequence
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  memref.copy %a, %b : memref<24xi32> to memref<24xi32>
  return
}
// -----
aie.device(npu1) {

  %shim = aie.tile(0, 0)
  %tile = aie.tile(0, 1)
  %other = aie.tile(0, 3)
  aie.objectfifo @in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<8xi32>>
  aie.objectfifo @out(%tile, {%shim}, 2 : i32) : !aie.objectfifo<memref<6xi32>>
  aie.objectfifo.link [@in] -> [@out]()


  aie.runtime_sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
    %send = aiex.dma_configure_task_for @in {
      aie.dma_bd(%a : memref<24xi32> offset = 0 len = 24)
      aie.end
    }
    %take = aiex.dma_configure_task_for @out {
      aie.dma_bd(%b : memref<24xi32> offset = 0 len = 18)
      aie.end
    } {issue_token = true}
    aiex.dma_start_task(%send)
    aiex.dma_start_task(%take)
    aiex.dma_await_task(%take)
  }

  aie.end
}
// expect: different
