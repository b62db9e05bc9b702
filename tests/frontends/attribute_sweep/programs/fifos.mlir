module {
  aie.device(npu1_4col) {
    %shim = aie.tile(1, 0)
    %tile = aie.tile(1, 3)
    %other = aie.tile(1, 4)
    aie.objectfifo @in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.objectfifo @mid(%tile, {%other}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.objectfifo.allocate @mid(%other)
    aie.objectfifo @out(%other, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.runtime_sequence @sequence(%a: memref<4xi32>, %b: memref<4xi32>) {
    }
  }
}
