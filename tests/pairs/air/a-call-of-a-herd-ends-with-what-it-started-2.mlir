// options: --func kernel
air.channel @in [1, 2]
air.channel @out [1, 2]
func.func @kernel(%A: memref<16x16xi32>, %B: memref<16x16xi32>, %s: i32) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%lx, %ly) in (%nx=%c1, %ny=%c1) args(%a=%A, %b=%B, %ls=%s) : memref<16x16xi32>, memref<16x16xi32>, i32 {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %1 = air.channel.put async @in[%c0, %c0] (%a[0, 0, 0] [2, 8, 8] [128, 16, 1]) : (memref<16x16xi32>)
    %2 = air.channel.put async @in[%c0, %c1_0] (%a[0, 0, 8] [2, 8, 8] [128, 16, 1]) : (memref<16x16xi32>)
    %3 = air.channel.get async @out[%c0, %c0] (%b[0, 0, 0] [2, 8, 8] [128, 16, 1]) : (memref<16x16xi32>)
    %4 = air.channel.get async @out[%c0, %c1_0] (%b[0, 0, 8] [2, 8, 8] [128, 16, 1]) : (memref<16x16xi32>)
    %5 = air.segment @segment_0 async args(%ss=%ls) : i32 {
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %6 = air.herd @herd_0 async tile (%x, %y) in (%sx=%c1_1, %sy=%c2) args(%p=%ss) : i32 {
        %c0_0 = arith.constant 0 : index
        %c1_2 = arith.constant 1 : index
        %c2_0 = arith.constant 2 : index
        %tin, %in = air.execute -> (memref<8x8xi32, 2>) {
          %alloc = memref.alloc() : memref<8x8xi32, 2>
          air.execute_terminator %alloc : memref<8x8xi32, 2>
        }
        %tout, %out = air.execute -> (memref<8x8xi32, 2>) {
          %alloc = memref.alloc() : memref<8x8xi32, 2>
          air.execute_terminator %alloc : memref<8x8xi32, 2>
        }
        %7 = air.wait_all async [%tin, %tout]
        %8 = scf.for %block = %c0_0 to %c2_0 step %c1_2 iter_args(%t = %7) -> (!air.async.token) {
          %9 = air.channel.get async [%t] @in[%x, %y] (%in[] [] []) : (memref<8x8xi32, 2>)
          %10 = air.execute [%9] {
            %c0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %c8 = arith.constant 8 : index
            scf.for %i = %c0 to %c8 step %c1 {
              scf.for %j = %c0 to %c8 step %c1 {
                %v = memref.load %in[%i, %j] : memref<8x8xi32, 2>
                %w = arith.addi %v, %p : i32
                memref.store %w, %out[%i, %j] : memref<8x8xi32, 2>
              }
            }
          }
          %11 = air.channel.put async [%10] @out[%x, %y] (%out[] [] []) : (memref<8x8xi32, 2>)
          scf.yield %11 : !air.async.token
        }
      }
    }
  }
  return
}
// -----
module {
  aie.device(npu1) @segment_0 {
    %tile_0_0 = aie.tile(0, 0)
    %tile_0_2 = aie.tile(0, 2)
    %__air_herd_lock_0_2 = aie.lock(%tile_0_2, 0) {init = 0 : i32, sym_name = "__air_herd_lock_0_2"}
    %__air_herd_rtp_0_2 = aie.buffer(%tile_0_2) {sym_name = "__air_herd_rtp_0_2"} : memref<1xi32>
    %free_in_0_2 = aie.lock(%tile_0_2, 1) {init = 1 : i32}
    %full_in_0_2 = aie.lock(%tile_0_2, 2) {init = 0 : i32}
    %free_out_0_2 = aie.lock(%tile_0_2, 3) {init = 1 : i32}
    %full_out_0_2 = aie.lock(%tile_0_2, 4) {init = 0 : i32}
    %in_0_2 = aie.buffer(%tile_0_2) {sym_name = "in_0_2"} : memref<8x8xi32, 2>
    %out_0_2 = aie.buffer(%tile_0_2) {sym_name = "out_0_2"} : memref<8x8xi32, 2>
    %mem_0_2 = aie.mem(%tile_0_2) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free_in_0_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_0_2 : memref<8x8xi32, 2> offset = 0 len = 64)
      aie.use_lock(%full_in_0_2, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%full_out_0_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%out_0_2 : memref<8x8xi32, 2> offset = 0 len = 64)
      aie.use_lock(%free_out_0_2, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core_0_2 = aie.core(%tile_0_2) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      cf.br ^bb1
    ^bb1:
      aie.use_lock(%__air_herd_lock_0_2, AcquireGreaterEqual, 1)
      %p = memref.load %__air_herd_rtp_0_2[%c0] : memref<1xi32>
      scf.for %block = %c0 to %c2 step %c1 {
        aie.use_lock(%full_in_0_2, AcquireGreaterEqual, 1)
        aie.use_lock(%free_out_0_2, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            %v = memref.load %in_0_2[%i, %j] : memref<8x8xi32, 2>
            %w = arith.addi %v, %p : i32
            memref.store %w, %out_0_2[%i, %j] : memref<8x8xi32, 2>
          }
        }
        aie.use_lock(%free_in_0_2, Release, 1)
        aie.use_lock(%full_out_0_2, Release, 1)
      }
      cf.br ^bb1
    }
    %tile_0_3 = aie.tile(0, 3)
    %__air_herd_lock_0_3 = aie.lock(%tile_0_3, 0) {init = 0 : i32, sym_name = "__air_herd_lock_0_3"}
    %__air_herd_rtp_0_3 = aie.buffer(%tile_0_3) {sym_name = "__air_herd_rtp_0_3"} : memref<1xi32>
    %free_in_0_3 = aie.lock(%tile_0_3, 1) {init = 1 : i32}
    %full_in_0_3 = aie.lock(%tile_0_3, 2) {init = 0 : i32}
    %free_out_0_3 = aie.lock(%tile_0_3, 3) {init = 1 : i32}
    %full_out_0_3 = aie.lock(%tile_0_3, 4) {init = 0 : i32}
    %in_0_3 = aie.buffer(%tile_0_3) {sym_name = "in_0_3"} : memref<8x8xi32, 2>
    %out_0_3 = aie.buffer(%tile_0_3) {sym_name = "out_0_3"} : memref<8x8xi32, 2>
    %mem_0_3 = aie.mem(%tile_0_3) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free_in_0_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_0_3 : memref<8x8xi32, 2> offset = 0 len = 64)
      aie.use_lock(%full_in_0_3, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%full_out_0_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%out_0_3 : memref<8x8xi32, 2> offset = 0 len = 64)
      aie.use_lock(%free_out_0_3, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core_0_3 = aie.core(%tile_0_3) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      cf.br ^bb1
    ^bb1:
      aie.use_lock(%__air_herd_lock_0_3, AcquireGreaterEqual, 1)
      %p = memref.load %__air_herd_rtp_0_3[%c0] : memref<1xi32>
      scf.for %block = %c0 to %c2 step %c1 {
        aie.use_lock(%full_in_0_3, AcquireGreaterEqual, 1)
        aie.use_lock(%free_out_0_3, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            %v = memref.load %in_0_3[%i, %j] : memref<8x8xi32, 2>
            %w = arith.addi %v, %p : i32
            memref.store %w, %out_0_3[%i, %j] : memref<8x8xi32, 2>
          }
        }
        aie.use_lock(%free_in_0_3, Release, 1)
        aie.use_lock(%full_out_0_3, Release, 1)
      }
      cf.br ^bb1
    }
    aie.flow(%tile_0_0, DMA : 0, %tile_0_2, DMA : 0)
    aie.flow(%tile_0_0, DMA : 1, %tile_0_3, DMA : 0)
    aie.flow(%tile_0_2, DMA : 0, %tile_0_0, DMA : 0)
    aie.flow(%tile_0_3, DMA : 0, %tile_0_0, DMA : 1)
    aie.shim_dma_allocation @air_in_0(%tile_0_0, MM2S, 0)
    aie.shim_dma_allocation @air_in_1(%tile_0_0, MM2S, 1)
    aie.shim_dma_allocation @air_out_0(%tile_0_0, S2MM, 0)
    aie.shim_dma_allocation @air_out_1(%tile_0_0, S2MM, 1)
  }
  airrt.module_metadata {
    airrt.segment_metadata attributes {sym_name = "segment_0"} {
      airrt.herd_metadata {size_x = 1 : i64, size_y = 2 : i64, loc_x = 0 : i64, loc_y = 2 : i64, sym_name = "herd_0"}
    }
  }
  func.func @kernel(%A: memref<16x16xi32>, %B: memref<16x16xi32>, %s: i32) {
    %c0_i64 = arith.constant 0 : i64
    %id1 = arith.constant 1 : i32
    %id2 = arith.constant 2 : i32
    %id3 = arith.constant 3 : i32
    %id4 = arith.constant 4 : i32
    %0 = airrt.dma_memcpy_nd(%id1, %c0_i64, %c0_i64, %A[0, 0, 0, 0], [1, 2, 8, 8], [0, 128, 16, 1]) {metadata = @air_in_0} : (i32, i64, i64, memref<16x16xi32>) : !airrt.event
    %1 = airrt.dma_memcpy_nd(%id2, %c0_i64, %c0_i64, %A[0, 0, 0, 8], [1, 2, 8, 8], [0, 128, 16, 1]) {metadata = @air_in_1} : (i32, i64, i64, memref<16x16xi32>) : !airrt.event
    %2 = airrt.dma_memcpy_nd(%id3, %c0_i64, %c0_i64, %B[0, 0, 0, 0], [1, 2, 8, 8], [0, 128, 16, 1]) {metadata = @air_out_0} : (i32, i64, i64, memref<16x16xi32>) : !airrt.event
    %3 = airrt.dma_memcpy_nd(%id4, %c0_i64, %c0_i64, %B[0, 0, 0, 8], [1, 2, 8, 8], [0, 128, 16, 1]) {metadata = @air_out_1} : (i32, i64, i64, memref<16x16xi32>) : !airrt.event
    %p = airrt.segment_load "segment_0" : i64
    %h = airrt.herd_load "herd_0" (%s) {segment_name = "segment_0"} : (i32) -> i64
    airrt.wait_all %0, %1, %2, %3 {air.launch_end}
    return
  }
}
// expect: equivalent bitwise static
