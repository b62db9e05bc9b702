#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  aie.device(npu1) @eltadd_0 {
    %shim_noc_tile_0_0 = aie.tile(0, 0) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 15>}
    %shim_noc_tile_1_0 = aie.tile(1, 0) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 15>}
    %tile_0_2 = aie.tile(0, 2) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 27>}
    %tile_0_3 = aie.tile(0, 3) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 29>}
    %lock_0_2 = aie.lock(%tile_0_2, 5) {init = 1 : i32}
    %lock_0_2_0 = aie.lock(%tile_0_2, 4) {init = 0 : i32}
    %lock_0_2_1 = aie.lock(%tile_0_2, 3) {init = 1 : i32}
    %lock_0_2_2 = aie.lock(%tile_0_2, 2) {init = 0 : i32}
    %lock_0_2_3 = aie.lock(%tile_0_2, 1) {init = 1 : i32}
    %lock_0_2_4 = aie.lock(%tile_0_2, 0) {init = 0 : i32}
    %lock_0_3 = aie.lock(%tile_0_3, 5) {init = 1 : i32}
    %lock_0_3_5 = aie.lock(%tile_0_3, 4) {init = 0 : i32}
    %lock_0_3_6 = aie.lock(%tile_0_3, 3) {init = 1 : i32}
    %lock_0_3_7 = aie.lock(%tile_0_3, 2) {init = 0 : i32}
    %lock_0_3_8 = aie.lock(%tile_0_3, 1) {init = 1 : i32}
    %lock_0_3_9 = aie.lock(%tile_0_3, 0) {init = 0 : i32}
    %buf5 = aie.buffer(%tile_0_3) {address = 1024 : i32, mem_bank = 0 : i32, sym_name = "buf5"} : memref<32xf32, 2> 
    %buf4 = aie.buffer(%tile_0_3) {address = 16384 : i32, mem_bank = 1 : i32, sym_name = "buf4"} : memref<32xf32, 2> 
    %buf3 = aie.buffer(%tile_0_3) {address = 32768 : i32, mem_bank = 2 : i32, sym_name = "buf3"} : memref<32xf32, 2> 
    %buf2 = aie.buffer(%tile_0_2) {address = 1024 : i32, mem_bank = 0 : i32, sym_name = "buf2"} : memref<32xf32, 2> 
    %buf1 = aie.buffer(%tile_0_2) {address = 16384 : i32, mem_bank = 1 : i32, sym_name = "buf1"} : memref<32xf32, 2> 
    %buf0 = aie.buffer(%tile_0_2) {address = 32768 : i32, mem_bank = 2 : i32, sym_name = "buf0"} : memref<32xf32, 2> 
    %__air_external_buffer = aie.external_buffer {sym_name = "__air_external_buffer"} : memref<256xf32>
    %__air_external_buffer_1 = aie.external_buffer {sym_name = "__air_external_buffer_1"} : memref<256xf32>
    %__air_external_buffer_2 = aie.external_buffer {sym_name = "__air_external_buffer_2"} : memref<256xf32>
    %mem_0_3 = aie.mem(%tile_0_3) {
      %0 = aie.dma_start(MM2S, 0, ^bb1, ^bb3)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      aie.use_lock(%lock_0_3_9, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf3 : memref<32xf32, 2>, 0, 32) {bd_id = 0 : i32, next_bd_id = 0 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_3_8, Release, 1)
      aie.next_bd ^bb1
    ^bb2:  // pred: ^bb5
      aie.end
    ^bb3:  // pred: ^bb0
      %1 = aie.dma_start(S2MM, 0, ^bb4, ^bb5)
    ^bb4:  // 2 preds: ^bb3, ^bb4
      aie.use_lock(%lock_0_3_6, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf5 : memref<32xf32, 2>, 0, 32) {bd_id = 1 : i32, next_bd_id = 1 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_3_7, Release, 1)
      aie.next_bd ^bb4
    ^bb5:  // pred: ^bb3
      %2 = aie.dma_start(S2MM, 1, ^bb6, ^bb2)
    ^bb6:  // 2 preds: ^bb5, ^bb6
      aie.use_lock(%lock_0_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf4 : memref<32xf32, 2>, 0, 32) {bd_id = 2 : i32, next_bd_id = 2 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_3_5, Release, 1)
      aie.next_bd ^bb6
    }
    %core_0_3 = aie.core(%tile_0_3) {
      %c32 = arith.constant 32 : index
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb4
      aie.use_lock(%lock_0_3_8, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_3_7, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_3_5, AcquireGreaterEqual, 1)
      cf.br ^bb2(%c0 : index)
    ^bb2(%0: index):  // 2 preds: ^bb1, ^bb3
      %1 = arith.cmpi slt, %0, %c32 : index
      cf.cond_br %1, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %2 = memref.load %buf5[%0] : memref<32xf32, 2>
      %3 = memref.load %buf4[%0] : memref<32xf32, 2>
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %buf3[%0] : memref<32xf32, 2>
      %5 = arith.addi %0, %c1 : index
      cf.br ^bb2(%5 : index) {loop_annotation = #loop_annotation}
    ^bb4:  // pred: ^bb2
      aie.use_lock(%lock_0_3_6, Release, 1)
      aie.use_lock(%lock_0_3, Release, 1)
      aie.use_lock(%lock_0_3_9, Release, 1)
      cf.br ^bb1
    }
    %mem_0_2 = aie.mem(%tile_0_2) {
      %0 = aie.dma_start(MM2S, 0, ^bb1, ^bb3)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      aie.use_lock(%lock_0_2_4, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf0 : memref<32xf32, 2>, 0, 32) {bd_id = 0 : i32, next_bd_id = 0 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_2_3, Release, 1)
      aie.next_bd ^bb1
    ^bb2:  // pred: ^bb5
      aie.end
    ^bb3:  // pred: ^bb0
      %1 = aie.dma_start(S2MM, 0, ^bb4, ^bb5)
    ^bb4:  // 2 preds: ^bb3, ^bb4
      aie.use_lock(%lock_0_2_1, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf2 : memref<32xf32, 2>, 0, 32) {bd_id = 1 : i32, next_bd_id = 1 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_2_2, Release, 1)
      aie.next_bd ^bb4
    ^bb5:  // pred: ^bb3
      %2 = aie.dma_start(S2MM, 1, ^bb6, ^bb2)
    ^bb6:  // 2 preds: ^bb5, ^bb6
      aie.use_lock(%lock_0_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf1 : memref<32xf32, 2>, 0, 32) {bd_id = 2 : i32, next_bd_id = 2 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_2_0, Release, 1)
      aie.next_bd ^bb6
    }
    %core_0_2 = aie.core(%tile_0_2) {
      %c32 = arith.constant 32 : index
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb4
      aie.use_lock(%lock_0_2_3, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_2_2, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_2_0, AcquireGreaterEqual, 1)
      cf.br ^bb2(%c0 : index)
    ^bb2(%0: index):  // 2 preds: ^bb1, ^bb3
      %1 = arith.cmpi slt, %0, %c32 : index
      cf.cond_br %1, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %2 = memref.load %buf2[%0] : memref<32xf32, 2>
      %3 = memref.load %buf1[%0] : memref<32xf32, 2>
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %buf0[%0] : memref<32xf32, 2>
      %5 = arith.addi %0, %c1 : index
      cf.br ^bb2(%5 : index) {loop_annotation = #loop_annotation}
    ^bb4:  // pred: ^bb2
      aie.use_lock(%lock_0_2_1, Release, 1)
      aie.use_lock(%lock_0_2, Release, 1)
      aie.use_lock(%lock_0_2_4, Release, 1)
      cf.br ^bb1
    }
    aie.shim_dma_allocation @air_channel_2_0(%shim_noc_tile_0_0, S2MM, 0)
    aie.shim_dma_allocation @air_channel_2_1(%shim_noc_tile_0_0, S2MM, 1)
    aie.shim_dma_allocation @air_channel_0_0(%shim_noc_tile_0_0, MM2S, 0)
    aie.shim_dma_allocation @air_channel_0_1(%shim_noc_tile_0_0, MM2S, 1)
    aie.shim_dma_allocation @air_channel_1_0(%shim_noc_tile_1_0, MM2S, 0)
    aie.shim_dma_allocation @air_channel_1_1(%shim_noc_tile_1_0, MM2S, 1)
    memref.global "private" constant @blockwrite_data_0 : memref<8xi32> = dense<[32, 0, 0, 0, -2147483648, 33554432, 0, 33554432]>
    memref.global "private" constant @blockwrite_data_1 : memref<8xi32> = dense<[32, 128, 0, 0, -2147483648, 33554432, 0, 33554432]>
    memref.global "private" constant @blockwrite_data_2 : memref<8xi32> = dense<[32, 256, 0, 0, -2147483648, 33554432, 0, 33554432]>
    memref.global "private" constant @blockwrite_data_3 : memref<8xi32> = dense<[32, 384, 0, 0, -2147483648, 33554432, 0, 33554432]>
    memref.global "private" constant @blockwrite_data_4 : memref<8xi32> = dense<[32, 512, 0, 0, -2147483648, 33554432, 0, 33554432]>
    memref.global "private" constant @blockwrite_data_5 : memref<8xi32> = dense<[32, 640, 0, 0, -2147483648, 33554432, 0, 33554432]>
    memref.global "private" constant @blockwrite_data_6 : memref<8xi32> = dense<[32, 768, 0, 0, -2147483648, 33554432, 0, 33554432]>
    memref.global "private" constant @blockwrite_data_7 : memref<8xi32> = dense<[32, 896, 0, 0, -2147483648, 33554432, 0, 33554432]>
    aie.runtime_sequence @eltadd(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: memref<256xf32>) {
      %0 = memref.get_global @blockwrite_data_0 : memref<8xi32>
      aiex.npu.blockwrite(%0) {address = 118784 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118788 : ui32, arg_idx = 0 : i32, arg_plus = 0 : i32}
      aiex.npu.write32 {address = 119316 : ui32, value = 0 : ui32}
      %1 = memref.get_global @blockwrite_data_1 : memref<8xi32>
      aiex.npu.blockwrite(%1) {address = 118816 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118820 : ui32, arg_idx = 0 : i32, arg_plus = 128 : i32}
      aiex.npu.write32 {address = 119324 : ui32, value = 1 : ui32}
      %2 = memref.get_global @blockwrite_data_2 : memref<8xi32>
      aiex.npu.blockwrite(%2) {address = 118848 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118852 : ui32, arg_idx = 0 : i32, arg_plus = 256 : i32}
      aiex.npu.write32 {address = 119316 : ui32, value = 2 : ui32}
      %3 = memref.get_global @blockwrite_data_3 : memref<8xi32>
      aiex.npu.blockwrite(%3) {address = 118880 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118884 : ui32, arg_idx = 0 : i32, arg_plus = 384 : i32}
      aiex.npu.write32 {address = 119324 : ui32, value = 1 : ui32}
      %4 = memref.get_global @blockwrite_data_4 : memref<8xi32>
      aiex.npu.blockwrite(%4) {address = 118912 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118916 : ui32, arg_idx = 0 : i32, arg_plus = 512 : i32}
      aiex.npu.write32 {address = 119316 : ui32, value = 4 : ui32}
      %5 = memref.get_global @blockwrite_data_5 : memref<8xi32>
      aiex.npu.blockwrite(%5) {address = 118944 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118948 : ui32, arg_idx = 0 : i32, arg_plus = 640 : i32}
      aiex.npu.write32 {address = 119324 : ui32, value = 5 : ui32}
      %6 = memref.get_global @blockwrite_data_6 : memref<8xi32>
      aiex.npu.blockwrite(%6) {address = 118976 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118980 : ui32, arg_idx = 0 : i32, arg_plus = 768 : i32}
      aiex.npu.write32 {address = 119316 : ui32, value = 6 : ui32}
      %7 = memref.get_global @blockwrite_data_7 : memref<8xi32>
      aiex.npu.blockwrite(%7) {address = 119008 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119012 : ui32, arg_idx = 0 : i32, arg_plus = 896 : i32}
      aiex.npu.write32 {address = 119324 : ui32, value = 7 : ui32}
      %8 = memref.get_global @blockwrite_data_0 : memref<8xi32>
      aiex.npu.blockwrite(%8) {address = 33673216 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 33673220 : ui32, arg_idx = 1 : i32, arg_plus = 0 : i32}
      aiex.npu.write32 {address = 33673748 : ui32, value = 0 : ui32}
      %9 = memref.get_global @blockwrite_data_1 : memref<8xi32>
      aiex.npu.blockwrite(%9) {address = 33673248 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 33673252 : ui32, arg_idx = 1 : i32, arg_plus = 128 : i32}
      aiex.npu.write32 {address = 33673756 : ui32, value = 1 : ui32}
      %10 = memref.get_global @blockwrite_data_2 : memref<8xi32>
      aiex.npu.blockwrite(%10) {address = 33673280 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 33673284 : ui32, arg_idx = 1 : i32, arg_plus = 256 : i32}
      aiex.npu.write32 {address = 33673748 : ui32, value = 2 : ui32}
      %11 = memref.get_global @blockwrite_data_3 : memref<8xi32>
      aiex.npu.blockwrite(%11) {address = 33673312 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 33673316 : ui32, arg_idx = 1 : i32, arg_plus = 384 : i32}
      aiex.npu.write32 {address = 33673756 : ui32, value = 3 : ui32}
      %12 = memref.get_global @blockwrite_data_4 : memref<8xi32>
      aiex.npu.blockwrite(%12) {address = 33673344 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 33673348 : ui32, arg_idx = 1 : i32, arg_plus = 512 : i32}
      aiex.npu.write32 {address = 33673748 : ui32, value = 4 : ui32}
      %13 = memref.get_global @blockwrite_data_5 : memref<8xi32>
      aiex.npu.blockwrite(%13) {address = 33673376 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 33673380 : ui32, arg_idx = 1 : i32, arg_plus = 640 : i32}
      aiex.npu.write32 {address = 33673756 : ui32, value = 5 : ui32}
      %14 = memref.get_global @blockwrite_data_6 : memref<8xi32>
      aiex.npu.blockwrite(%14) {address = 33673408 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 33673412 : ui32, arg_idx = 1 : i32, arg_plus = 768 : i32}
      aiex.npu.write32 {address = 33673748 : ui32, value = 6 : ui32}
      %15 = memref.get_global @blockwrite_data_7 : memref<8xi32>
      aiex.npu.blockwrite(%15) {address = 33673440 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 33673444 : ui32, arg_idx = 1 : i32, arg_plus = 896 : i32}
      aiex.npu.write32 {address = 33673756 : ui32, value = 7 : ui32}
      %16 = memref.get_global @blockwrite_data_0 : memref<8xi32>
      aiex.npu.blockwrite(%16) {address = 119040 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119044 : ui32, arg_idx = 2 : i32, arg_plus = 0 : i32}
      aiex.npu.maskwrite32 {address = 119296 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119300 : ui32, value = 2147483656 : ui32}
      %17 = memref.get_global @blockwrite_data_1 : memref<8xi32>
      aiex.npu.blockwrite(%17) {address = 119072 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119076 : ui32, arg_idx = 2 : i32, arg_plus = 128 : i32}
      aiex.npu.maskwrite32 {address = 119304 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119308 : ui32, value = 2147483657 : ui32}
      %18 = memref.get_global @blockwrite_data_2 : memref<8xi32>
      aiex.npu.blockwrite(%18) {address = 119104 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119108 : ui32, arg_idx = 2 : i32, arg_plus = 256 : i32}
      aiex.npu.maskwrite32 {address = 119296 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119300 : ui32, value = 2147483658 : ui32}
      %19 = memref.get_global @blockwrite_data_3 : memref<8xi32>
      aiex.npu.blockwrite(%19) {address = 119136 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119140 : ui32, arg_idx = 2 : i32, arg_plus = 384 : i32}
      aiex.npu.maskwrite32 {address = 119304 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119308 : ui32, value = 2147483659 : ui32}
      %20 = memref.get_global @blockwrite_data_4 : memref<8xi32>
      aiex.npu.blockwrite(%20) {address = 119168 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119172 : ui32, arg_idx = 2 : i32, arg_plus = 512 : i32}
      aiex.npu.maskwrite32 {address = 119296 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119300 : ui32, value = 2147483660 : ui32}
      %21 = memref.get_global @blockwrite_data_5 : memref<8xi32>
      aiex.npu.blockwrite(%21) {address = 119200 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119204 : ui32, arg_idx = 2 : i32, arg_plus = 640 : i32}
      aiex.npu.maskwrite32 {address = 119304 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119308 : ui32, value = 2147483661 : ui32}
      %22 = memref.get_global @blockwrite_data_6 : memref<8xi32>
      aiex.npu.blockwrite(%22) {address = 119232 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119236 : ui32, arg_idx = 2 : i32, arg_plus = 768 : i32}
      aiex.npu.maskwrite32 {address = 119296 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119300 : ui32, value = 2147483662 : ui32}
      %23 = memref.get_global @blockwrite_data_7 : memref<8xi32>
      aiex.npu.blockwrite(%23) {address = 119264 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 119268 : ui32, arg_idx = 2 : i32, arg_plus = 896 : i32}
      aiex.npu.maskwrite32 {address = 119304 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119308 : ui32, value = 2147483663 : ui32}
      aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 1 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 1 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 1 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 1 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
    }
    %switchbox_0_0 = aie.switchbox(%shim_noc_tile_0_0) {
      aie.connect<South : 3, North : 1>
      aie.connect<South : 7, North : 2>
      aie.connect<North : 1, South : 2>
      aie.connect<North : 3, South : 3>
    }
    %shim_mux_0_0 = aie.shim_mux(%shim_noc_tile_0_0) {
      aie.connect<DMA : 0, North : 3>
      aie.connect<DMA : 1, North : 7>
      aie.connect<North : 2, DMA : 0>
      aie.connect<North : 3, DMA : 1>
    }
    %mem_tile_0_1 = aie.tile(0, 1)
    %switchbox_0_1 = aie.switchbox(%mem_tile_0_1) {
      aie.connect<South : 1, North : 1>
      aie.connect<South : 2, North : 2>
      aie.connect<North : 1, South : 1>
      aie.connect<North : 3, South : 3>
    }
    %switchbox_0_2 = aie.switchbox(%tile_0_2) {
      aie.connect<South : 1, DMA : 0>
      aie.connect<South : 2, North : 0>
      aie.connect<East : 3, DMA : 1>
      aie.connect<East : 0, North : 4>
      aie.connect<DMA : 0, South : 1>
      aie.connect<North : 1, South : 3>
    }
    %switchbox_0_3 = aie.switchbox(%tile_0_3) {
      aie.connect<South : 0, DMA : 0>
      aie.connect<South : 4, DMA : 1>
      aie.connect<DMA : 0, South : 1>
    }
    %switchbox_1_0 = aie.switchbox(%shim_noc_tile_1_0) {
      aie.connect<South : 3, North : 1>
      aie.connect<South : 7, North : 5>
    }
    %shim_mux_1_0 = aie.shim_mux(%shim_noc_tile_1_0) {
      aie.connect<DMA : 0, North : 3>
      aie.connect<DMA : 1, North : 7>
    }
    %mem_tile_1_1 = aie.tile(1, 1)
    %switchbox_1_1 = aie.switchbox(%mem_tile_1_1) {
      aie.connect<South : 1, North : 1>
      aie.connect<South : 5, North : 5>
    }
    %tile_1_2 = aie.tile(1, 2)
    %switchbox_1_2 = aie.switchbox(%tile_1_2) {
      aie.connect<South : 1, West : 3>
      aie.connect<South : 5, West : 0>
    }
    aie.wire(%shim_mux_0_0 : North, %switchbox_0_0 : South)
    aie.wire(%shim_noc_tile_0_0 : DMA, %shim_mux_0_0 : DMA)
    aie.wire(%mem_tile_0_1 : Core, %switchbox_0_1 : Core)
    aie.wire(%mem_tile_0_1 : DMA, %switchbox_0_1 : DMA)
    aie.wire(%switchbox_0_0 : North, %switchbox_0_1 : South)
    aie.wire(%tile_0_2 : Core, %switchbox_0_2 : Core)
    aie.wire(%tile_0_2 : DMA, %switchbox_0_2 : DMA)
    aie.wire(%switchbox_0_1 : North, %switchbox_0_2 : South)
    aie.wire(%tile_0_3 : Core, %switchbox_0_3 : Core)
    aie.wire(%tile_0_3 : DMA, %switchbox_0_3 : DMA)
    aie.wire(%switchbox_0_2 : North, %switchbox_0_3 : South)
    aie.wire(%switchbox_0_0 : East, %switchbox_1_0 : West)
    aie.wire(%shim_mux_1_0 : North, %switchbox_1_0 : South)
    aie.wire(%shim_noc_tile_1_0 : DMA, %shim_mux_1_0 : DMA)
    aie.wire(%switchbox_0_1 : East, %switchbox_1_1 : West)
    aie.wire(%mem_tile_1_1 : Core, %switchbox_1_1 : Core)
    aie.wire(%mem_tile_1_1 : DMA, %switchbox_1_1 : DMA)
    aie.wire(%switchbox_1_0 : North, %switchbox_1_1 : South)
    aie.wire(%switchbox_0_2 : East, %switchbox_1_2 : West)
    aie.wire(%tile_1_2 : Core, %switchbox_1_2 : Core)
    aie.wire(%tile_1_2 : DMA, %switchbox_1_2 : DMA)
    aie.wire(%switchbox_1_1 : North, %switchbox_1_2 : South)
  } {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
}

