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


  func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
    %c0 = arith.constant 0 : i64
    %c1 = arith.constant 1 : i64
    %c24 = arith.constant 24 : i64
    aiex.npu.dma_memcpy_nd(0, 0, %b[0, 0, 0, 0][1, 1, 1, 24][0, 0, 0]) {id = 0 : i64, metadata = @out} : memref<24xi32>
    aiex.npu.dma_memcpy_nd(0, 0, %a[%c0, %c0, %c0, %c0][%c1, %c1, %c1, %c24][%c0, %c0, %c0])
      {id = 1 : i64, metadata = @in} : memref<24xi32>
    return
  }


}
// expect: different
