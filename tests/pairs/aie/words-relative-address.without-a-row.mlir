func.func @f(%a: memref<16xi32>, %b: memref<16xi32>) {
  %n1 = arith.constant 1 : i32
  %n3 = arith.constant 3 : i32
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<16xi32>
    %w = arith.addi %v, %n1 : i32
    affine.store %w, %b[%i] : memref<16xi32>
  }
  affine.for %i = 8 to 16 {
    %v = affine.load %a[%i] : memref<16xi32>
    %w = arith.muli %v, %n3 : i32
    affine.store %w, %b[%i] : memref<16xi32>
  }
  return
}
// -----
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 15>}
    %tile_2 = aie.tile(0, 2)
    %tile_3 = aie.tile(0, 3)
    %free_in_2 = aie.lock(%tile_2, 0) {init = 1 : i32}
    %full_in_2 = aie.lock(%tile_2, 1) {init = 0 : i32}
    %free_out_2 = aie.lock(%tile_2, 2) {init = 1 : i32}
    %full_out_2 = aie.lock(%tile_2, 3) {init = 0 : i32}
    %in_2 = aie.buffer(%tile_2) {sym_name = "in_2"} : memref<4xi32, 2>
    %out_2 = aie.buffer(%tile_2) {sym_name = "out_2"} : memref<4xi32, 2>
    %mem_2 = aie.mem(%tile_2) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free_in_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_2 : memref<4xi32, 2>, 0, 4)
      aie.use_lock(%full_in_2, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%full_out_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%out_2 : memref<4xi32, 2>, 0, 4)
      aie.use_lock(%free_out_2, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core_2 = aie.core(%tile_2) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %n = arith.constant 1 : i32
      cf.br ^bb1
    ^bb1:
      aie.use_lock(%full_in_2, AcquireGreaterEqual, 1)
      aie.use_lock(%free_out_2, AcquireGreaterEqual, 1)
      scf.for %i = %c0 to %c4 step %c1 {
        %v = memref.load %in_2[%i] : memref<4xi32, 2>
        %w = arith.addi %v, %n : i32
        memref.store %w, %out_2[%i] : memref<4xi32, 2>
      }
      aie.use_lock(%free_in_2, Release, 1)
      aie.use_lock(%full_out_2, Release, 1)
      cf.br ^bb1
    }
    %free_in_3 = aie.lock(%tile_3, 0) {init = 1 : i32}
    %full_in_3 = aie.lock(%tile_3, 1) {init = 0 : i32}
    %free_out_3 = aie.lock(%tile_3, 2) {init = 1 : i32}
    %full_out_3 = aie.lock(%tile_3, 3) {init = 0 : i32}
    %in_3 = aie.buffer(%tile_3) {sym_name = "in_3"} : memref<4xi32, 2>
    %out_3 = aie.buffer(%tile_3) {sym_name = "out_3"} : memref<4xi32, 2>
    %mem_3 = aie.mem(%tile_3) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free_in_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_3 : memref<4xi32, 2>, 0, 4)
      aie.use_lock(%full_in_3, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%full_out_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%out_3 : memref<4xi32, 2>, 0, 4)
      aie.use_lock(%free_out_3, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core_3 = aie.core(%tile_3) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %n = arith.constant 3 : i32
      cf.br ^bb1
    ^bb1:
      aie.use_lock(%full_in_3, AcquireGreaterEqual, 1)
      aie.use_lock(%free_out_3, AcquireGreaterEqual, 1)
      scf.for %i = %c0 to %c4 step %c1 {
        %v = memref.load %in_3[%i] : memref<4xi32, 2>
        %w = arith.muli %v, %n : i32
        memref.store %w, %out_3[%i] : memref<4xi32, 2>
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
      memref.global "private" constant @g0 : memref<8xi32> = dense<[4, 0, 0, 0, -2147483648, 33554432, 1048579, 33554432]>
    memref.global "private" constant @g1 : memref<8xi32> = dense<[8, 0, 0, 2097152, -2145386495, 33554435, 0, 33554432]>
    memref.global "private" constant @g2 : memref<8xi32> = dense<[8, 0, 0, 0, -2147483648, 33554432, 0, 33554432]>
    memref.global "private" constant @g3 : memref<8xi32> = dense<[8, 0, 0, 0, -2147483648, 33554432, 0, 33554432]>
    aie.runtime_sequence @f(%a: memref<16xi32>, %b: memref<16xi32>) {
      %g0 = memref.get_global @g0 : memref<8xi32>
      aiex.npu.blockwrite(%g0) {address = 118784 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118788 : ui32, arg_idx = 0 : i32, arg_plus = 0 : i32}
      aiex.npu.write32 {address = 119316 : ui32, value = 65536 : ui32}
      %g1 = memref.get_global @g1 : memref<8xi32>
      aiex.npu.blockwrite(%g1) {address = 118816 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118820 : ui32, arg_idx = 0 : i32, arg_plus = 32 : i32}
      aiex.npu.write32 {address = 119324 : ui32, value = 1 : ui32, column = 0 : i32}
      %g2 = memref.get_global @g2 : memref<8xi32>
      aiex.npu.blockwrite(%g2) {address = 118848 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118852 : ui32, arg_idx = 1 : i32, arg_plus = 0 : i32}
      aiex.npu.maskwrite32 {address = 119296 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119300 : ui32, value = 2147483650 : ui32}
      %g3 = memref.get_global @g3 : memref<8xi32>
      aiex.npu.blockwrite(%g3) {address = 118880 : ui32} : memref<8xi32>
      aiex.npu.address_patch {addr = 118884 : ui32, arg_idx = 1 : i32, arg_plus = 32 : i32}
      aiex.npu.maskwrite32 {address = 119304 : ui32, mask = 7936 : ui32, value = 3840 : ui32}
      aiex.npu.write32 {address = 119308 : ui32, value = 2147483651 : ui32}
      aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
      aiex.npu.sync {channel = 1 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
    }
  }
}
// expect: unknown unsupported
