// options: --func run
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.maskwrite32 {address = 2301952 : ui32, mask = 2 : ui32, value = 2 : ui32}
      aiex.npu.write32 {address = 2224128 : ui32, value = 2 : ui32}
      %0 = memref.get_global @words : memref<2xi32>
      aiex.npu.blockwrite(%0) {address = 2215936 : ui32} : memref<2xi32>
      aiex.npu.address_patch {addr = 123456 : ui32, arg_idx = 1 : i32, arg_plus = 0 : i32}
      aiex.npu.sync {channel = 2 : i32, column = 0 : i32, column_num = 1 : i32, direction = 1 : i32, row = 0 : i32, row_num = 1 : i32}

    }
  }
}
// -----
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.maskwrite32 {address = 2301952 : ui32, mask = 2 : ui32, value = 2 : ui32}
      aiex.npu.write32 {address = 2224132 : ui32, value = 2 : ui32}
      %0 = memref.get_global @words : memref<2xi32>
      aiex.npu.blockwrite(%0) {address = 2215936 : ui32} : memref<2xi32>
      aiex.npu.address_patch {addr = 123456 : ui32, arg_idx = 1 : i32, arg_plus = 0 : i32}
      aiex.npu.sync {channel = 2 : i32, column = 0 : i32, column_num = 1 : i32, direction = 1 : i32, row = 0 : i32, row_num = 1 : i32}

    }
  }
}
// expect: unknown open-obligation
