module {
  func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
    affine.for %i = 0 to 8 {
      %v = affine.load %a[%i] : memref<8xi32>
      %w = arith.addi %v, %v : i32
      affine.store %w, %b[%i] : memref<8xi32>
    }
    return
  }
}
// -----
module {
  aie.device(npu1) @seg {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %free = aie.lock(%tile, 0) {init = 1 : i32}
    %full = aie.lock(%tile, 1) {init = 0 : i32}
    %room = aie.lock(%tile, 2) {init = 1 : i32}
    %done = aie.lock(%tile, 3) {init = 0 : i32}
    %in = aie.buffer(%tile) {sym_name = "in"} : memref<4xi32, 2>
    %out = aie.buffer(%tile) {sym_name = "out"} : memref<4xi32, 2>
    %mem = aie.mem(%tile) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%in : memref<4xi32, 2> offset = 0 len = 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%done, AcquireGreaterEqual, 1)
      aie.dma_bd(%out : memref<4xi32, 2> offset = 0 len = 4)
      aie.use_lock(%room, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core = aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %cn = arith.constant 4 : index
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.use_lock(%room, AcquireGreaterEqual, 1)
      scf.for %i = %c0 to %cn step %c1 {
        %v = memref.load %in[%i] : memref<4xi32, 2>
        %w = arith.addi %v, %v : i32
        memref.store %w, %out[%i] : memref<4xi32, 2>
      }
      aie.use_lock(%free, Release, 1)
      aie.use_lock(%done, Release, 1)
      aie.end
    }
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    aie.shim_dma_allocation @to(%shim, MM2S, 0)
    aie.shim_dma_allocation @from(%shim, S2MM, 0)
  }
  func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
    %c0_i64 = arith.constant 0 : i64
    %id1 = arith.constant 1 : i32
    %id2 = arith.constant 2 : i32
    %p = airrt.segment_load "seg" : i64
    %0 = airrt.dma_memcpy_nd(%id1, %c0_i64, %c0_i64, %a[0, 0, 0, 0], [1, 1, 1, 8], [0, 0, 0, 1]) {metadata = @to} : (i32, i64, i64, memref<8xi32>) : !airrt.event
    %1 = airrt.dma_memcpy_nd(%id2, %c0_i64, %c0_i64, %b[0, 0, 0, 0], [1, 1, 1, 8], [0, 0, 0, 1]) {metadata = @from} : (i32, i64, i64, memref<8xi32>) : !airrt.event
    %h = airrt.herd_load "herd" () {segment_name = "seg"} : () -> i64
    %h2 = airrt.herd_load "herd" () {segment_name = "seg"} : () -> i64
    airrt.wait_all %0, %1
    return
  }
}
// expect: unknown unsupported
