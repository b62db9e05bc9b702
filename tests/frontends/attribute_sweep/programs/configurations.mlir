module {
  aie.device(npu1_4col) @main {
    %shim = aie.tile(1, 0)
    %tile = aie.tile(1, 3)
    aie.packet_flow(2) { aie.packet_source<%shim, DMA : 0> aie.packet_dest<%tile, DMA : 0> }
    aie.packet_flow(3) { aie.packet_source<%tile, DMA : 0> aie.packet_dest<%shim, DMA : 0> }
    %in = aie.buffer(%tile) {sym_name = "in"} : memref<4xi32>
    %free = aie.lock(%tile, 0) {init = 1 : i32}
    %full = aie.lock(%tile, 1) {init = 0 : i32}
    %mem = aie.mem(%tile) {
      %s = aie.dma_start(S2MM, 0, ^in, ^after)
    ^in:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%in : memref<4xi32>, 0, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^in
    ^after:
      %r = aie.dma_start(MM2S, 0, ^out, ^end)
    ^out:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd_packet(0, 3)
      aie.dma_bd(%in : memref<4xi32>, 0, 4)
      aie.use_lock(%free, Release, 1)
      aie.next_bd ^out
    ^end:
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%a: memref<4xi32>, %b: memref<4xi32>) {
      aiex.npu.load_pdi {device_ref = @main, id = 1 : i32, size = 16 : i32, address = 64 : ui64}
      %send = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%a : memref<4xi32>, 0, 4) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 2>}
        aie.end
      }
      aiex.dma_start_task(%send)
      %take = aiex.dma_configure_task_for @b_out {
        aie.dma_bd(%b : memref<4xi32>, 0, 4)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
