module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %a0 = aie.buffer(%tile) {sym_name = "a0"} : memref<16xi32>
    %a1 = aie.buffer(%tile) {sym_name = "a1"} : memref<16xi32>
    %b0 = aie.buffer(%tile) {sym_name = "b0"} : memref<16xi32>
    %b1 = aie.buffer(%tile) {sym_name = "b1"} : memref<16xi32>
    %c0_out = aie.buffer(%tile) {sym_name = "c0_out"} : memref<16xi32>
    %c1_out = aie.buffer(%tile) {sym_name = "c1_out"} : memref<16xi32>
    %a_free = aie.lock(%tile, 0) {init = 2 : i32, sym_name = "a_free_lock"}
    %a_full = aie.lock(%tile, 1) {init = 0 : i32, sym_name = "a_full_lock"}
    %b_free = aie.lock(%tile, 2) {init = 2 : i32, sym_name = "b_free_lock"}
    %b_full = aie.lock(%tile, 3) {init = 0 : i32, sym_name = "b_full_lock"}
    %c_free = aie.lock(%tile, 4) {init = 2 : i32, sym_name = "c_free_lock"}
    %c_full = aie.lock(%tile, 5) {init = 0 : i32, sym_name = "c_full_lock"}
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%shim, DMA : 1, %tile, DMA : 1)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %mem = aie.mem(%tile) {
    %a_start = aie.dma_start(S2MM, 0, ^a_0, ^after_a)
    ^a_0:
      aie.use_lock(%a_free, AcquireGreaterEqual, 1)
      aie.dma_bd(%a0 : memref<16xi32> offset = 0 len = 16)
      aie.use_lock(%a_full, Release, 1)
      aie.next_bd ^a_1
    ^a_1:
      aie.use_lock(%a_free, AcquireGreaterEqual, 1)
      aie.dma_bd(%a1 : memref<16xi32> offset = 0 len = 16)
      aie.use_lock(%a_full, Release, 1)
      aie.next_bd ^a_0
    ^after_a:
    %b_start = aie.dma_start(S2MM, 1, ^b_0, ^after_b)
    ^b_0:
      aie.use_lock(%b_free, AcquireGreaterEqual, 1)
      aie.dma_bd(%b0 : memref<16xi32> offset = 0 len = 16)
      aie.use_lock(%b_full, Release, 1)
      aie.next_bd ^b_1
    ^b_1:
      aie.use_lock(%b_free, AcquireGreaterEqual, 1)
      aie.dma_bd(%b1 : memref<16xi32> offset = 0 len = 16)
      aie.use_lock(%b_full, Release, 1)
      aie.next_bd ^b_0
    ^after_b:
    %c_start = aie.dma_start(MM2S, 0, ^c_0, ^after_c)
    ^c_0:
      aie.use_lock(%c_full, AcquireGreaterEqual, 1)
      aie.dma_bd(%c0_out : memref<16xi32> offset = 0 len = 16)
      aie.use_lock(%c_free, Release, 1)
      aie.next_bd ^c_1
    ^c_1:
      aie.use_lock(%c_full, AcquireGreaterEqual, 1)
      aie.dma_bd(%c1_out : memref<16xi32> offset = 0 len = 16)
      aie.use_lock(%c_free, Release, 1)
      aie.next_bd ^c_0
    ^after_c:
      aie.end
    }
    aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c16 = arith.constant 16 : index
      scf.for %round = %c0 to %forever step %c1 {
        aie.use_lock(%a_full, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full, AcquireGreaterEqual, 1)
        aie.use_lock(%c_free, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c16 step %c1 {
          %x = memref.load %a0[%i] : memref<16xi32>
          %y = memref.load %b0[%i] : memref<16xi32>
          %z = arith.addi %x, %y : i32
          memref.store %z, %c0_out[%i] : memref<16xi32>
        }
        aie.use_lock(%a_free, Release, 1)
        aie.use_lock(%b_free, Release, 1)
        aie.use_lock(%c_full, Release, 1)
        aie.use_lock(%a_full, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full, AcquireGreaterEqual, 1)
        aie.use_lock(%c_free, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c16 step %c1 {
          %x = memref.load %a1[%i] : memref<16xi32>
          %y = memref.load %b1[%i] : memref<16xi32>
          %z = arith.addi %x, %y : i32
          memref.store %z, %c1_out[%i] : memref<16xi32>
        }
        aie.use_lock(%a_free, Release, 1)
        aie.use_lock(%b_free, Release, 1)
        aie.use_lock(%c_full, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_in(%shim, MM2S, 1)
    aie.shim_dma_allocation @c_out(%shim, S2MM, 0)
    aie.runtime_sequence(%a: memref<64xi32>, %b: memref<64xi32>, %c: memref<64xi32>) {
      %send_a = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%a : memref<64xi32> offset = 0 len = 64)
        aie.end
      }
      aiex.dma_start_task(%send_a)
      %send_b = aiex.dma_configure_task_for @b_in {
        aie.dma_bd(%b : memref<64xi32> offset = 0 len = 64)
        aie.end
      }
      aiex.dma_start_task(%send_b)
      %take_c = aiex.dma_configure_task_for @c_out {
        aie.dma_bd(%c : memref<64xi32> offset = 0 len = 64)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take_c)
      
      aiex.dma_free_task(%send_a)
      aiex.dma_free_task(%send_b)
    }
  }
}
