module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%shim, DMA : 1, %tile, DMA : 1)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %a0_b = aie.buffer(%tile) {sym_name = "a0_b"} : memref<8x8xi32>
    %a1_b = aie.buffer(%tile) {sym_name = "a1_b"} : memref<8x8xi32>
    %b0_b = aie.buffer(%tile) {sym_name = "b0_b"} : memref<8x8xi32>
    %b1_b = aie.buffer(%tile) {sym_name = "b1_b"} : memref<8x8xi32>
    %c_b = aie.buffer(%tile) {sym_name = "c_b"} : memref<8x8xi32>
    %a_free = aie.lock(%tile, 0) {init = 2 : i32, sym_name = "a_free_lock"}
    %a_full = aie.lock(%tile, 1) {init = 0 : i32, sym_name = "a_full_lock"}
    %b_free = aie.lock(%tile, 2) {init = 2 : i32, sym_name = "b_free_lock"}
    %b_full = aie.lock(%tile, 3) {init = 0 : i32, sym_name = "b_full_lock"}
    %c_free = aie.lock(%tile, 4) {init = 1 : i32, sym_name = "c_free_lock"}
    %c_full = aie.lock(%tile, 5) {init = 0 : i32, sym_name = "c_full_lock"}
    %mem = aie.mem(%tile) {
    %a_start = aie.dma_start(S2MM, 0, ^a_0, ^after_a)
    ^a_0:
      aie.use_lock(%a_free, AcquireGreaterEqual, 1)
      aie.dma_bd(%a0_b : memref<8x8xi32>)
      aie.use_lock(%a_full, Release, 1)
      aie.next_bd ^a_1
    ^a_1:
      aie.use_lock(%a_free, AcquireGreaterEqual, 1)
      aie.dma_bd(%a1_b : memref<8x8xi32>)
      aie.use_lock(%a_full, Release, 1)
      aie.next_bd ^a_0
    ^after_a:
    %b_start = aie.dma_start(S2MM, 1, ^b_0, ^after_b)
    ^b_0:
      aie.use_lock(%b_free, AcquireGreaterEqual, 1)
      aie.dma_bd(%b0_b : memref<8x8xi32>)
      aie.use_lock(%b_full, Release, 1)
      aie.next_bd ^b_1
    ^b_1:
      aie.use_lock(%b_free, AcquireGreaterEqual, 1)
      aie.dma_bd(%b1_b : memref<8x8xi32>)
      aie.use_lock(%b_full, Release, 1)
      aie.next_bd ^b_0
    ^after_b:
    %c_start = aie.dma_start(MM2S, 0, ^c_0, ^after_c)
    ^c_0:
      aie.use_lock(%c_full, AcquireGreaterEqual, 1)
      aie.dma_bd(%c_b : memref<8x8xi32>)
      aie.use_lock(%c_free, Release, 1)
      aie.next_bd ^c_0
    ^after_c:
      aie.end
    }
    aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c8 = arith.constant 8 : index
      scf.for %round = %c0 to %forever step %c1 {
        %zero = arith.constant 0 : i32
        aie.use_lock(%c_free, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            memref.store %zero, %c_b[%i, %j] : memref<8x8xi32>
          }
        }
        aie.use_lock(%a_full, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a0_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b0_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free, Release, 1)
        aie.use_lock(%b_free, Release, 1)
        aie.use_lock(%a_full, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a1_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b1_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_b[%i, %j] : memref<8x8xi32>
            }
          }
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
    aie.runtime_sequence @sequence(%A: memref<16x16xi32>, %B: memref<16x16xi32>, %C: memref<16x16xi32>) {
      %take = aiex.dma_configure_task_for @c_out {
        aie.dma_bd(%C : memref<16x16xi32> offset = 0 len = 128 sizes = [2, 2, 8, 8] strides = [128, 8, 16, 1])
        aie.end
      } {issue_token = true, repeat_count = 1}
      aiex.dma_start_task(%take)
      %send_a0 = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%A : memref<16x16xi32> offset = 0 len = 128 sizes = [2, 8, 2, 8] strides = [0, 16, 8, 1])
        aie.end
      } {repeat_count = 1}
      aiex.dma_start_task(%send_a0)
      %send_b0 = aiex.dma_configure_task_for @b_in {
        aie.dma_bd(%B : memref<16x16xi32> offset = 0 len = 128 sizes = [2, 2, 8, 8] strides = [8, 128, 16, 1])
        aie.end
      } {repeat_count = 1}
      aiex.dma_start_task(%send_b0)
      %send_a1 = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%A : memref<16x16xi32> offset = 128 len = 128 sizes = [2, 8, 2, 8] strides = [0, 16, 8, 1])
        aie.end
      } {repeat_count = 1}
      aiex.dma_start_task(%send_a1)
      %send_b1 = aiex.dma_configure_task_for @b_in {
        aie.dma_bd(%B : memref<16x16xi32> offset = 0 len = 128 sizes = [2, 2, 8, 8] strides = [8, 128, 16, 1])
        aie.end
      } {repeat_count = 1}
      aiex.dma_start_task(%send_b1)
      aiex.dma_await_task(%take)
    }
  }
}
