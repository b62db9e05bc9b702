// options: --func main::run
module {
  aie.device(npu1) @cfg {
    %t = aie.tile(0, 2)
    aie.end
  }
  aie.device(npu1) @main {
    aie.runtime_sequence @run(%a: memref<16xi32>) {
      aiex.npu.write32 {address = 4 : ui32, value = 1 : ui32}
      aiex.npu.load_pdi {device_ref = @cfg}
      aiex.npu.write32 {address = 8 : ui32, value = 1 : ui32}
    }
  }
}
// -----
module {
  aie.device(npu1) @cfg {
    %t = aie.tile(0, 3)
    aie.end
  }
  aie.device(npu1) @main {
    aie.runtime_sequence @run(%a: memref<16xi32>) {
      aiex.npu.write32 {address = 4 : ui32, value = 1 : ui32}
      aiex.npu.load_pdi {device_ref = @cfg}
      aiex.npu.write32 {address = 8 : ui32, value = 1 : ui32}
    }
  }
}
// expect: unknown unsupported
