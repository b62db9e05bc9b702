// options: --func sequence
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  memref.copy %a, %b : memref<24xi32> to memref<24xi32>
  return
}
// -----
aie.device(npu1) {

  %shim = aie.tile(0, 0)
  %tile = aie.tile(0, 1)
  %other = aie.tile(0, 3)
  aie.objectfifo @in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<12xi32>>
  aie.objectfifo @out(%tile, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
  aie.objectfifo.link [@in] -> [@out]()


  aie.runtime_sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : i32
    %take = aiex.dma_configure_task_for @out {
      aie.dma_bd(%b : memref<24xi32> offset = 0 len = 24)
      aie.end
    } {issue_token = true}
    aiex.dma_start_task(%take)
    %first = aiex.dma_configure_task_for @in {
      aie.dma_bd(%a : memref<24xi32> offset = 0 len = 8)
      aie.end
    } {issue_token = true}
    aiex.dma_start_task(%first)
    %last = scf.for %i = %c1 to %c3 step %c1 iter_args(%before = %first) -> (index) {
      %number = arith.index_cast %i : index to i32
      %offset = arith.muli %number, %c8 : i32
      %next = aiex.dma_configure_task_for @in {
        aie.dma_bd(%a : memref<24xi32> offset = %offset len = 8)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%next)
      aiex.dma_await_task(%before)
      aiex.dma_free_task(%before)
      aiex.dma_free_task(%before)
      scf.yield %next : index
    }
    aiex.dma_await_task(%last)
    aiex.dma_await_task(%take)
  }


}
// expect: unknown
