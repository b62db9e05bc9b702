// options: --func run
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.control_packet {address = 8 : ui32, data = array<i32: 1, 2>, opcode = 0 : i32, stream_id = 0 : i32}

    }
  }
}
// -----
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.control_packet {address = 12 : ui32, data = array<i32: 1, 2>, opcode = 0 : i32, stream_id = 0 : i32}

    }
  }
}
// expect: unknown open-obligation
