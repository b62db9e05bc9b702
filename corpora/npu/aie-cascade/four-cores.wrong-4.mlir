module {
  aie.device(npu1) {
    %shim0 = aie.tile(0, 0)
    %shim1 = aie.tile(1, 0)
    %tile0 = aie.tile(0, 3)
    %tile1 = aie.tile(1, 3)
    %tile2 = aie.tile(2, 3)
    %tile3 = aie.tile(3, 3)
    aie.cascade_flow(%tile0, %tile1)
    aie.cascade_flow(%tile1, %tile2)
    aie.cascade_flow(%tile2, %tile3)
    aie.flow(%shim0, DMA : 0, %tile0, DMA : 0)
    aie.flow(%shim0, DMA : 1, %tile1, DMA : 0)
    aie.flow(%shim1, DMA : 0, %tile2, DMA : 0)
    aie.flow(%shim1, DMA : 1, %tile3, DMA : 0)
    aie.flow(%tile3, DMA : 0, %shim0, DMA : 0)
    %part0 = aie.buffer(%tile0) {sym_name = "part0"} : memref<16xi32>
    %part1 = aie.buffer(%tile1) {sym_name = "part1"} : memref<16xi32>
    %part2 = aie.buffer(%tile2) {sym_name = "part2"} : memref<16xi32>
    %part3 = aie.buffer(%tile3) {sym_name = "part3"} : memref<16xi32>
    %free0 = aie.lock(%tile0, 0) {init = 1 : i32, sym_name = "free0_lock"}
    %full0 = aie.lock(%tile0, 1) {init = 0 : i32, sym_name = "full0_lock"}
    %free1 = aie.lock(%tile1, 0) {init = 1 : i32, sym_name = "free1_lock"}
    %full1 = aie.lock(%tile1, 1) {init = 0 : i32, sym_name = "full1_lock"}
    %free2 = aie.lock(%tile2, 0) {init = 1 : i32, sym_name = "free2_lock"}
    %full2 = aie.lock(%tile2, 1) {init = 0 : i32, sym_name = "full2_lock"}
    %free3 = aie.lock(%tile3, 0) {init = 1 : i32, sym_name = "free3_lock"}
    %full3 = aie.lock(%tile3, 1) {init = 0 : i32, sym_name = "full3_lock"}
    %result = aie.buffer(%tile3) {sym_name = "result"} : memref<16xi32>
    %out_free = aie.lock(%tile3, 2) {init = 1 : i32, sym_name = "out_free_lock"}
    %out_full = aie.lock(%tile3, 3) {init = 0 : i32, sym_name = "out_full_lock"}
    %mem0 = aie.mem(%tile0) {
    %in0_start = aie.dma_start(S2MM, 0, ^in0_0, ^after_in0)
    ^in0_0:
      aie.use_lock(%free0, AcquireGreaterEqual, 1)
      aie.dma_bd(%part0 : memref<16xi32>)
      aie.use_lock(%full0, Release, 1)
      aie.next_bd ^in0_0
    ^after_in0:

      aie.end
    }
    %mem1 = aie.mem(%tile1) {
    %in1_start = aie.dma_start(S2MM, 0, ^in1_0, ^after_in1)
    ^in1_0:
      aie.use_lock(%free1, AcquireGreaterEqual, 1)
      aie.dma_bd(%part1 : memref<16xi32>)
      aie.use_lock(%full1, Release, 1)
      aie.next_bd ^in1_0
    ^after_in1:

      aie.end
    }
    %mem2 = aie.mem(%tile2) {
    %in2_start = aie.dma_start(S2MM, 0, ^in2_0, ^after_in2)
    ^in2_0:
      aie.use_lock(%free2, AcquireGreaterEqual, 1)
      aie.dma_bd(%part2 : memref<16xi32>)
      aie.use_lock(%full2, Release, 1)
      aie.next_bd ^in2_0
    ^after_in2:

      aie.end
    }
    %mem3 = aie.mem(%tile3) {
    %in3_start = aie.dma_start(S2MM, 0, ^in3_0, ^after_in3)
    ^in3_0:
      aie.use_lock(%free3, AcquireGreaterEqual, 1)
      aie.dma_bd(%part3 : memref<16xi32>)
      aie.use_lock(%full3, Release, 1)
      aie.next_bd ^in3_0
    ^after_in3:
    %out_start = aie.dma_start(MM2S, 0, ^out_0, ^after_out)
    ^out_0:
      aie.use_lock(%out_full, AcquireGreaterEqual, 1)
      aie.dma_bd(%result : memref<16xi32>)
      aie.use_lock(%out_free, Release, 1)
      aie.next_bd ^out_0
    ^after_out:
      aie.end
    }
    aie.core(%tile0) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %forever step %c1 {
        aie.use_lock(%full0, AcquireGreaterEqual, 1)
        %own = vector.load %part0[%c0] : memref<16xi32>, vector<16xi32>
        aie.put_cascade(%own : vector<16xi32>)
        aie.use_lock(%free0, Release, 1)
      }
      aie.end
    }
    aie.core(%tile1) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %forever step %c1 {
        aie.use_lock(%full1, AcquireGreaterEqual, 1)
        %own = vector.load %part1[%c0] : memref<16xi32>, vector<16xi32>
        %before = arith.constant dense<0> : vector<16xi32>
        %sum = arith.addi %before, %own : vector<16xi32>
        aie.put_cascade(%sum : vector<16xi32>)
        aie.use_lock(%free1, Release, 1)
      }
      aie.end
    }
    aie.core(%tile2) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %forever step %c1 {
        aie.use_lock(%full2, AcquireGreaterEqual, 1)
        %own = vector.load %part2[%c0] : memref<16xi32>, vector<16xi32>
        %before = aie.get_cascade() : vector<16xi32>
        %sum = arith.addi %before, %own : vector<16xi32>
        aie.put_cascade(%sum : vector<16xi32>)
        aie.use_lock(%free2, Release, 1)
      }
      aie.end
    }
    aie.core(%tile3) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %forever step %c1 {
        aie.use_lock(%full3, AcquireGreaterEqual, 1)
        %own = vector.load %part3[%c0] : memref<16xi32>, vector<16xi32>
        %before = aie.get_cascade() : vector<16xi32>
        %sum = arith.addi %before, %own : vector<16xi32>
        aie.use_lock(%out_free, AcquireGreaterEqual, 1)
        vector.store %sum, %result[%c0] : memref<16xi32>, vector<16xi32>
        aie.use_lock(%out_full, Release, 1)
        aie.use_lock(%free3, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @in0(%shim0, MM2S, 0)
    aie.shim_dma_allocation @in1(%shim0, MM2S, 1)
    aie.shim_dma_allocation @in2(%shim1, MM2S, 0)
    aie.shim_dma_allocation @in3(%shim1, MM2S, 1)
    aie.shim_dma_allocation @sum_out(%shim0, S2MM, 0)
    aie.runtime_sequence @sequence(%a: memref<4x16xi32>, %b: memref<16xi32>) {
      %send0 = aiex.dma_configure_task_for @in0 {
        aie.dma_bd(%a : memref<4x16xi32> offset = 0 len = 16)
        aie.end
      }
      aiex.dma_start_task(%send0)
      %send1 = aiex.dma_configure_task_for @in1 {
        aie.dma_bd(%a : memref<4x16xi32> offset = 16 len = 16)
        aie.end
      }
      aiex.dma_start_task(%send1)
      %send2 = aiex.dma_configure_task_for @in2 {
        aie.dma_bd(%a : memref<4x16xi32> offset = 32 len = 16)
        aie.end
      }
      aiex.dma_start_task(%send2)
      %send3 = aiex.dma_configure_task_for @in3 {
        aie.dma_bd(%a : memref<4x16xi32> offset = 48 len = 16)
        aie.end
      }
      aiex.dma_start_task(%send3)
      %take = aiex.dma_configure_task_for @sum_out {
        aie.dma_bd(%b : memref<16xi32> offset = 0 len = 16)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
