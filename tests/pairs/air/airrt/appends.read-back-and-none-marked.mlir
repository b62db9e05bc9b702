// options: --func sequence
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>, %c: memref<24xi32>) {
  memref.copy %a, %b : memref<24xi32> to memref<24xi32>
  memref.copy %a, %c : memref<24xi32> to memref<24xi32>
  return
}
// -----
aie.device(npu1) @relay {

  %shim = aie.tile(0, 0)
  %tile = aie.tile(0, 1)
  %buffer = aie.buffer(%tile) : memref<12xi32, 1>
  %free = aie.lock(%tile, 0) {init = 1 : i32}
  %full = aie.lock(%tile, 1) {init = 0 : i32}
  aie.flow(%shim, DMA : 0, %tile, DMA : 0)
  aie.flow(%tile, DMA : 0, %shim, DMA : 0)
  %dma = aie.memtile_dma(%tile) {
    %one = arith.constant 1 : i32
    %0 = aie.dma_start(S2MM, 0, ^in, ^then)
  ^in:
    aie.use_lock(%free, AcquireGreaterEqual, %one)
    aie.dma_bd(%buffer : memref<12xi32, 1> offset = 0 len = 12)
    aie.use_lock(%full, Release, %one)
    aie.next_bd ^in
  ^then:
    %1 = aie.dma_start(MM2S, 0, ^out, ^end)
  ^out:
    aie.use_lock(%full, AcquireGreaterEqual, %one)
    aie.dma_bd(%buffer : memref<12xi32, 1> offset = 0 len = 12)
    aie.use_lock(%free, Release, %one)
    aie.next_bd ^out
  ^end:
    aie.end
  }
  aie.shim_dma_allocation @to(%shim, MM2S, 0)
  aie.shim_dma_allocation @from(%shim, S2MM, 0)

}

func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>, %c: memref<24xi32>) {
  %zero = arith.constant 0 : i64
  %id = arith.constant 1 : i32
  %loaded = airrt.segment_load "relay" : i64
  %r0 = airrt.dma_memcpy_nd(%id, %zero, %zero, %b[0, 0, 0, 0], [1, 1, 1, 24], [0, 0, 0, 1]) {metadata = @from} : (i32, i64, i64, memref<24xi32>) : !airrt.event
  %s0 = airrt.dma_memcpy_nd(%id, %zero, %zero, %a[0, 0, 0, 0], [1, 1, 1, 24], [0, 0, 0, 1]) {metadata = @to} : (i32, i64, i64, memref<24xi32>) : !airrt.event
  %s1 = airrt.dma_memcpy_nd(%id, %zero, %zero, %b[0, 0, 0, 0], [1, 1, 1, 24], [0, 0, 0, 1]) {metadata = @to, air.await_appends} : (i32, i64, i64, memref<24xi32>) : !airrt.event
  %r1 = airrt.dma_memcpy_nd(%id, %zero, %zero, %c[0, 0, 0, 0], [1, 1, 1, 24], [0, 0, 0, 1]) {metadata = @from} : (i32, i64, i64, memref<24xi32>) : !airrt.event
  airrt.wait_all %s0, %r0, %s1, %r1
  return
}
// expect: different
