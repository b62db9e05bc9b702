func.func @f(%a: memref<16xi16>, %b: memref<16xi16>) {
  %n1 = arith.constant 1 : i16
  %n3 = arith.constant 3 : i16
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<16xi16>
    %w = arith.addi %v, %n1 : i16
    affine.store %w, %b[%i] : memref<16xi16>
  }
  affine.for %i = 8 to 16 {
    %v = affine.load %a[%i] : memref<16xi16>
    %w = arith.muli %v, %n3 : i16
    affine.store %w, %b[%i] : memref<16xi16>
  }
  return
}
// -----
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile_2 = aie.tile(0, 2)
    %tile_3 = aie.tile(0, 3)
    %free_in_2 = aie.lock(%tile_2, 0) {init = 1 : i32}
    %full_in_2 = aie.lock(%tile_2, 1) {init = 0 : i32}
    %free_out_2 = aie.lock(%tile_2, 2) {init = 1 : i32}
    %full_out_2 = aie.lock(%tile_2, 3) {init = 0 : i32}
    %in_2 = aie.buffer(%tile_2) {sym_name = "in_2"} : memref<4xi16, 2>
    %out_2 = aie.buffer(%tile_2) {sym_name = "out_2"} : memref<4xi16, 2>
    %mem_2 = aie.mem(%tile_2) {
      %0 = aie.dma_start(S2MM, -1, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free_in_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_2 : memref<4xi16, 2>, 0, 4)
      aie.use_lock(%full_in_2, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%full_out_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%out_2 : memref<4xi16, 2>, 0, 4)
      aie.use_lock(%free_out_2, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core_2 = aie.core(%tile_2) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %n = arith.constant 1 : i16
      cf.br ^bb1
    ^bb1:
      aie.use_lock(%full_in_2, AcquireGreaterEqual, 1)
      aie.use_lock(%free_out_2, AcquireGreaterEqual, 1)
      scf.for %i = %c0 to %c4 step %c1 {
        %v = memref.load %in_2[%i] : memref<4xi16, 2>
        %w = arith.addi %v, %n : i16
        memref.store %w, %out_2[%i] : memref<4xi16, 2>
      }
      aie.use_lock(%free_in_2, Release, 1)
      aie.use_lock(%full_out_2, Release, 1)
      cf.br ^bb1
    }
    %free_in_3 = aie.lock(%tile_3, 0) {init = 1 : i32}
    %full_in_3 = aie.lock(%tile_3, 1) {init = 0 : i32}
    %free_out_3 = aie.lock(%tile_3, 2) {init = 1 : i32}
    %full_out_3 = aie.lock(%tile_3, 3) {init = 0 : i32}
    %in_3 = aie.buffer(%tile_3) {sym_name = "in_3"} : memref<4xi16, 2>
    %out_3 = aie.buffer(%tile_3) {sym_name = "out_3"} : memref<4xi16, 2>
    %mem_3 = aie.mem(%tile_3) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free_in_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_3 : memref<4xi16, 2>, 0, 4)
      aie.use_lock(%full_in_3, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%full_out_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%out_3 : memref<4xi16, 2>, 0, 4)
      aie.use_lock(%free_out_3, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core_3 = aie.core(%tile_3) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %n = arith.constant 3 : i16
      cf.br ^bb1
    ^bb1:
      aie.use_lock(%full_in_3, AcquireGreaterEqual, 1)
      aie.use_lock(%free_out_3, AcquireGreaterEqual, 1)
      scf.for %i = %c0 to %c4 step %c1 {
        %v = memref.load %in_3[%i] : memref<4xi16, 2>
        %w = arith.muli %v, %n : i16
        memref.store %w, %out_3[%i] : memref<4xi16, 2>
      }
      aie.use_lock(%free_in_3, Release, 1)
      aie.use_lock(%full_out_3, Release, 1)
      cf.br ^bb1
    }
    aie.flow(%shim, DMA : 0, %tile_2, DMA : 0)
    aie.flow(%shim, DMA : 1, %tile_3, DMA : 0)
    aie.flow(%tile_2, DMA : 0, %shim, DMA : 0)
    aie.flow(%tile_3, DMA : 0, %shim, DMA : 1)
    aie.shim_dma_allocation @to_0(%shim, MM2S, 0)
    aie.shim_dma_allocation @to_1(%shim, MM2S, 1)
    aie.shim_dma_allocation @from_0(%shim, S2MM, 0)
    aie.shim_dma_allocation @from_1(%shim, S2MM, 1)
      aie.runtime_sequence @f(%a: memref<16xi16>, %b: memref<16xi16>) {
      aiex.npu.writebd {bd_id = 0 : i32, buffer_length = 2 : i32, buffer_offset = 0 : i32, column = 0 : i32, d0_size = 0 : i32, d0_stride = 0 : i32, d0_zero_after = 0 : i32, d0_zero_before = 0 : i32, d1_size = 0 : i32, d1_stride = 0 : i32, d1_zero_after = 0 : i32, d1_zero_before = 0 : i32, d2_size = 0 : i32, d2_stride = 0 : i32, d2_zero_after = 0 : i32, d2_zero_before = 0 : i32, enable_packet = 0 : i32, iteration_current = 0 : i32, iteration_size = 1 : i32, iteration_stride = 1 : i32, lock_acq_enable = 0 : i32, lock_acq_id = 0 : i32, lock_acq_val = 0 : i32, lock_rel_id = 0 : i32, lock_rel_val = 0 : i32, next_bd = 0 : i32, out_of_order_id = 0 : i32, packet_id = 0 : i32, packet_type = 0 : i32, row = 0 : i32, use_next_bd = 0 : i32, valid_bd = 1 : i32}
      aiex.npu.address_patch {addr = 118788 : ui32, arg_idx = 0 : i32, arg_plus = 0 : i32}
      aiex.npu.push_queue(0, 0, MM2S : 0) {bd_id = 0 : i32, issue_token = false, repeat_count = 1 : i32}
      aiex.npu.writebd {bd_id = 1 : i32, buffer_length = 4 : i32, buffer_offset = 0 : i32, column = 0 : i32, d0_size = 1 : i32, d0_stride = 5 : i32, d0_zero_after = 0 : i32, d0_zero_before = 0 : i32, d1_size = 2 : i32, d1_stride = 0 : i32, d1_zero_after = 0 : i32, d1_zero_before = 0 : i32, d2_size = 0 : i32, d2_stride = 1 : i32, d2_zero_after = 0 : i32, d2_zero_before = 0 : i32, enable_packet = 0 : i32, iteration_current = 0 : i32, iteration_size = 0 : i32, iteration_stride = 0 : i32, lock_acq_enable = 0 : i32, lock_acq_id = 0 : i32, lock_acq_val = 0 : i32, lock_rel_id = 0 : i32, lock_rel_val = 0 : i32, next_bd = 0 : i32, out_of_order_id = 0 : i32, packet_id = 0 : i32, packet_type = 0 : i32, row = 0 : i32, use_next_bd = 0 : i32, valid_bd = 1 : i32}
      aiex.npu.address_patch {addr = 118820 : ui32, arg_idx = 0 : i32, arg_plus = 16 : i32}
      aiex.npu.push_queue(0, 0, MM2S : 1) {bd_id = 1 : i32, issue_token = false, repeat_count = 0 : i32}
      aiex.npu.writebd {bd_id = 2 : i32, buffer_length = 4 : i32, buffer_offset = 0 : i32, column = 0 : i32, d0_size = 0 : i32, d0_stride = 0 : i32, d0_zero_after = 0 : i32, d0_zero_before = 0 : i32, d1_size = 0 : i32, d1_stride = 0 : i32, d1_zero_after = 0 : i32, d1_zero_before = 0 : i32, d2_size = 0 : i32, d2_stride = 0 : i32, d2_zero_after = 0 : i32, d2_zero_before = 0 : i32, enable_packet = 0 : i32, iteration_current = 0 : i32, iteration_size = 0 : i32, iteration_stride = 0 : i32, lock_acq_enable = 0 : i32, lock_acq_id = 0 : i32, lock_acq_val = 0 : i32, lock_rel_id = 0 : i32, lock_rel_val = 0 : i32, next_bd = 0 : i32, out_of_order_id = 0 : i32, packet_id = 0 : i32, packet_type = 0 : i32, row = 0 : i32, use_next_bd = 0 : i32, valid_bd = 1 : i32}
      aiex.npu.address_patch {addr = 118852 : ui32, arg_idx = 1 : i32, arg_plus = 0 : i32}
      aiex.npu.push_queue(0, 0, S2MM : 0) {bd_id = 2 : i32, issue_token = true, repeat_count = 0 : i32}
      aiex.npu.writebd {bd_id = 3 : i32, buffer_length = 4 : i32, buffer_offset = 0 : i32, column = 0 : i32, d0_size = 0 : i32, d0_stride = 0 : i32, d0_zero_after = 0 : i32, d0_zero_before = 0 : i32, d1_size = 0 : i32, d1_stride = 0 : i32, d1_zero_after = 0 : i32, d1_zero_before = 0 : i32, d2_size = 0 : i32, d2_stride = 0 : i32, d2_zero_after = 0 : i32, d2_zero_before = 0 : i32, enable_packet = 0 : i32, iteration_current = 0 : i32, iteration_size = 0 : i32, iteration_stride = 0 : i32, lock_acq_enable = 0 : i32, lock_acq_id = 0 : i32, lock_acq_val = 0 : i32, lock_rel_id = 0 : i32, lock_rel_val = 0 : i32, next_bd = 0 : i32, out_of_order_id = 0 : i32, packet_id = 0 : i32, packet_type = 0 : i32, row = 0 : i32, use_next_bd = 0 : i32, valid_bd = 1 : i32}
      aiex.npu.address_patch {addr = 118884 : ui32, arg_idx = 1 : i32, arg_plus = 16 : i32}
      aiex.npu.push_queue(0, 0, S2MM : 1) {bd_id = 3 : i32, issue_token = true, repeat_count = 0 : i32}
      aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 1 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
    }
  }
}
// expect: different
