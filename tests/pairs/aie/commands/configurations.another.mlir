// options: --func run
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.load_pdi {id = 7 : i32, size = 4096 : i32, address = 305419896 : ui64}

    }
  }
}
// -----
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.load_pdi {id = 8 : i32, size = 4096 : i32, address = 305419896 : ui64}

    }
  }
}
// expect: unknown open-obligation
