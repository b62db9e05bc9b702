// options: --func sequence
func.func @sequence(%a: memref<26xi32>, %b: memref<32xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 32 {
    affine.store %zero, %b[%i] : memref<32xi32>
  }
  affine.for %o = 0 to 2 {
    affine.for %i = 0 to 13 {
      %x = affine.load %a[%o * 13 + %i] : memref<26xi32>
      affine.store %x, %b[%o * 16 + %i + 2] : memref<32xi32>
    }
  }
  return
}
// -----
module {
  aie.device(npu1) {

    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 1)
    aie.objectfifo @in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<13xi32>>
    aie.objectfifo @out(%tile dimensionsToStream [<size = 13, stride = 1>], {%shim}, 2 : i32)
        {padDimensions = #aie<bd_pad_layout_array[<const_pad_before = 2, const_pad_after = 1>]>}
        : !aie.objectfifo<memref<16xi32>>
    aie.objectfifo.link [@in] -> [@out]([] [])
    aie.runtime_sequence(%a: memref<26xi32>, %b: memref<32xi32>) {
      aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 26][0, 0, 0, 1]) {id = 0 : i64, metadata = @in} : memref<26xi32>
      aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 1, 32][0, 0, 0, 1]) {id = 1 : i64, metadata = @out} : memref<32xi32>
      aiex.npu.dma_wait {symbol = @out}
    }

  }
}
// expect: equivalent bitwise static
