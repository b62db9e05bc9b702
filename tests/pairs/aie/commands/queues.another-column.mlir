// options: --func run
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.push_queue (0, 0, S2MM:1) {issue_token = true, repeat_count = 0 : i32, bd_id = 3 : i32}

    }
  }
}
// -----
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.push_queue (1, 0, S2MM:1) {issue_token = true, repeat_count = 0 : i32, bd_id = 3 : i32}

    }
  }
}
// expect: unknown open-obligation
