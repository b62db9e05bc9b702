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


  aie.trace.config @core_trace(%other) packet_type = core {
    aie.trace.reg register = "Trace_Control0" value = 2038038528 mask = 2139029507 comment = "trace mode"
    aie.trace.reg register = "Stream_Switch_Event_Port_Selection_0" field = "Port_0_ID" value = 289
    aie.trace.reg register = "Combo_event_inputs" field = "eventA" value = 3
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
// expect: equivalent
