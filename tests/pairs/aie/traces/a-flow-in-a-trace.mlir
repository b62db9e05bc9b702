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


  aie.trace @core_trace(%other) {
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    aie.trace.packet id=1 type=core
    aie.trace.event<"INSTR_EVENT_0"> label = "begins"
    aie.trace.event<"INSTR_VECTOR">
    aie.trace.port<0> port=DMA channel=0 direction=S2MM
    aie.trace.start broadcast=15
    aie.trace.stop event=<"BROADCAST_14">
  }

  aie.runtime_sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
    aie.trace.host_config buffer_size = 8192 arg_idx = 4 routing = single
    aie.trace.start_config @core_trace
    %send = aiex.dma_configure_task_for @in {
      aie.dma_bd(%a : memref<24xi32> offset = 0 len = 24)
      aie.end
    }
    %take = aiex.dma_configure_task_for @out {
      aie.dma_bd(%b : memref<24xi32> offset = 0 len = 24)
      aie.end
    } {issue_token = true}
    aiex.dma_start_task(%send)
    aiex.dma_start_task(%take)
    aiex.dma_await_task(%take)
  }


}
// expect: unknown unsupported
