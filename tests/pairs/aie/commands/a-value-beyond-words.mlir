// options: --func run
module {
  aie.device(npu1) {
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.write32 {address = 4 : ui32, value = 1 : ui32}
    }
  }
}
// -----
module {
  aie.device(npu1) {
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.write32 {address = 4 : ui32, value = 4294967297 : i64}
    }
  }
}
// expect: unknown unsupported
