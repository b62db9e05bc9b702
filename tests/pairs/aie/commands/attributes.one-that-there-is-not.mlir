// options: --func run
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.write32 {address = 4 : ui32, value = 1 : ui32}

    }
  }
}
// -----
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.write32 {address = 4 : ui32, value = 1 : ui32, secure = true}

    }
  }
}
// expect: unknown unsupported
