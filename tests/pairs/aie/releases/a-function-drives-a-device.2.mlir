// options: --func sequence
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xi32>
    %y = arith.subi %zero, %x : i32
    affine.store %y, %b[%i] : memref<8xi32>
  }
  return
}
// -----
module {
  aie.device(npu1) @segment {

    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %in = aie.buffer(%tile) : memref<4xi32>
    %out = aie.buffer(%tile) {sym_name = "result"} : memref<4xi32>
    %parameters = aie.buffer(%tile) {sym_name = "parameters"} : memref<4xi32>
    %free = aie.lock(%tile, 0) {init = 1 : i32}
    %full = aie.lock(%tile, 1) {init = 0 : i32}
    %free_out = aie.lock(%tile, 2) {init = 1 : i32}
    %full_out = aie.lock(%tile, 3)
    %go = aie.lock(%tile, 4)
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %mem = aie.mem(%tile) {
      %0 = aie.dma_start(S2MM, 0, ^in, ^next)
    ^in:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%in : memref<4xi32>)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^in
    ^next:
      %1 = aie.dma_start(MM2S, 0, ^out, ^end)
    ^out:
      aie.use_lock(%full_out, AcquireGreaterEqual, 1)
      aie.dma_bd(%out : memref<4xi32>)
      aie.use_lock(%free_out, Release, 1)
      aie.next_bd ^out
    ^end:
      aie.end
    }
    %core = aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %zero = arith.constant 0 : i32
      %limit = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %limit step %c1 {
        aie.use_lock(%full, AcquireGreaterEqual, 1)
        aie.use_lock(%free_out, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c4 step %c1 {
          %x = memref.load %in[%i] : memref<4xi32>
          %y = arith.subi %zero, %x : i32
          memref.store %y, %out[%i] : memref<4xi32>
        }
        aie.use_lock(%free, Release, 1)
        aie.use_lock(%full_out, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @to(%shim, MM2S, 0)
    aie.shim_dma_allocation @from(%shim, S2MM, 0)
  }
  airrt.module_metadata {
    airrt.segment_metadata attributes {sym_name = "segment"} {
      airrt.herd_metadata {sym_name = "herd"}
    }
  }
  func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
    %c0 = arith.constant 0 : i64
    %c1 = arith.constant 1 : i64
    %c8 = arith.constant 8 : i64
    %id = arith.constant 7 : i32
    %p = airrt.segment_load "segment" : i64
    %h = airrt.herd_load "herd" () : () -> i64
    %in = airrt.dma_memcpy_nd(%id, %c0, %c0, %a[%c0, %c0, %c0, %c0], [%c1, %c1, %c1, %c8], [%c0, %c0, %c0]) {metadata = @to} : (i32, i64, i64, memref<8xi32>, [i64, i64, i64, i64], [i64, i64, i64, i64], [i64, i64, i64]) : !airrt.event
    %out = airrt.dma_memcpy_nd(%id, %c0, %c0, %b[%c0, %c0, %c0, %c0], [%c1, %c1, %c1, %c8], [%c0, %c0, %c0]) {metadata = @from} : (i32, i64, i64, memref<8xi32>, [i64, i64, i64, i64], [i64, i64, i64, i64], [i64, i64, i64]) : !airrt.event
    %both = airrt.wait_all %in : !airrt.event
    airrt.wait_all %both
    return
  }
}
// expect: different
