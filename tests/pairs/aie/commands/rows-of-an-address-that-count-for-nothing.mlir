// options: --func run
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.write32 {address = 3145828 : ui32, value = 9 : ui32, column = 1 : i32, row = 2 : i32}

    }
  }
}
// -----
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.write32 {address = 100 : ui32, value = 9 : ui32, column = 1 : i32, row = 2 : i32}

    }
  }
}
// expect: equivalent
