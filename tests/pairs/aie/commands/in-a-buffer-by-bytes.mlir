// options: --func run
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    %t = aie.tile(1, 2)
    %x = aie.buffer(%t) {sym_name = "x", address = 1024 : i32} : memref<16xi32>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.write32 {address = 35652611 : ui32, value = 9 : ui32}

    }
  }
}
// -----
module {
  aie.device(npu1) {
    memref.global "private" constant @words : memref<2xi32> = dense<[4195328, 7]>
    %t = aie.tile(1, 2)
    %x = aie.buffer(%t) {sym_name = "x", address = 1024 : i32} : memref<16xi32>
    aie.runtime_sequence @run(%a: memref<16xi32>, %b: memref<16xi32>) {
      aiex.npu.write32 {address = 3 : ui32, value = 9 : ui32, buffer = @x}

    }
  }
}
// expect: unknown open-obligation
