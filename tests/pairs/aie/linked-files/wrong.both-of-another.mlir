module {
  aie.device(npu1) {
    func.func private @k(memref<4xi32>)
    %shim = aie.tile(0, 0)
    %a = aie.tile(0, 2)
    %b = aie.tile(0, 3)
    %in = aie.buffer(%a) {sym_name = "in"} : memref<4xi32>
    %mid = aie.buffer(%b) {sym_name = "mid"} : memref<4xi32>
    aie.objectfifo @of0(%shim, {%a}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.objectfifo @of1(%a, {%b}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.objectfifo @of2(%b, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.core(%a) {
      %0 = aie.objectfifo.acquire @of0(Consume, 1) : !aie.objectfifosubview<memref<4xi32>>
      %1 = aie.objectfifo.subview.access %0[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      %2 = aie.objectfifo.acquire @of1(Produce, 1) : !aie.objectfifosubview<memref<4xi32>>
      %3 = aie.objectfifo.subview.access %2[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      func.call @k(%1) : (memref<4xi32>) -> ()
      memref.copy %1, %3 : memref<4xi32> to memref<4xi32>
      aie.objectfifo.release @of0(Consume, 1)
      aie.objectfifo.release @of1(Produce, 1)
      aie.end
    } {link_with = "k.o"}
    aie.core(%b) {
      %0 = aie.objectfifo.acquire @of1(Consume, 1) : !aie.objectfifosubview<memref<4xi32>>
      %1 = aie.objectfifo.subview.access %0[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      %2 = aie.objectfifo.acquire @of2(Produce, 1) : !aie.objectfifosubview<memref<4xi32>>
      %3 = aie.objectfifo.subview.access %2[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      func.call @k(%1) : (memref<4xi32>) -> ()
      memref.copy %1, %3 : memref<4xi32> to memref<4xi32>
      aie.objectfifo.release @of1(Consume, 1)
      aie.objectfifo.release @of2(Produce, 1)
      aie.end
    } {link_with = "k.o"}
    aie.shim_dma_allocation @x(%shim, MM2S, 0)
    aiex.runtime_sequence @f(%i: memref<4xi32>, %o: memref<4xi32>) {
      aiex.npu.dma_memcpy_nd(0, 0, %i[0, 0, 0, 0][1, 1, 1, 4][0, 0, 0, 1]) {id = 0 : i64, metadata = @of0} : memref<4xi32>
      aiex.npu.dma_memcpy_nd(0, 0, %o[0, 0, 0, 0][1, 1, 1, 4][0, 0, 0, 1]) {id = 1 : i64, metadata = @of2} : memref<4xi32>
      aiex.npu.dma_wait {symbol = @of2}
    }
  }
}
// -----
module {
  aie.device(npu1) {
    func.func private @k(memref<4xi32>)
    %shim = aie.tile(0, 0)
    %a = aie.tile(0, 2)
    %b = aie.tile(0, 3)
    %in = aie.buffer(%a) {sym_name = "in"} : memref<4xi32>
    %mid = aie.buffer(%b) {sym_name = "mid"} : memref<4xi32>
    aie.objectfifo @of0(%shim, {%a}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.objectfifo @of1(%a, {%b}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.objectfifo @of2(%b, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.core(%a) {
      %0 = aie.objectfifo.acquire @of0(Consume, 1) : !aie.objectfifosubview<memref<4xi32>>
      %1 = aie.objectfifo.subview.access %0[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      %2 = aie.objectfifo.acquire @of1(Produce, 1) : !aie.objectfifosubview<memref<4xi32>>
      %3 = aie.objectfifo.subview.access %2[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      func.call @k(%1) : (memref<4xi32>) -> ()
      memref.copy %1, %3 : memref<4xi32> to memref<4xi32>
      aie.objectfifo.release @of0(Consume, 1)
      aie.objectfifo.release @of1(Produce, 1)
      aie.end
    } {link_with = "x.o"}
    aie.core(%b) {
      %0 = aie.objectfifo.acquire @of1(Consume, 1) : !aie.objectfifosubview<memref<4xi32>>
      %1 = aie.objectfifo.subview.access %0[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      %2 = aie.objectfifo.acquire @of2(Produce, 1) : !aie.objectfifosubview<memref<4xi32>>
      %3 = aie.objectfifo.subview.access %2[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      func.call @k(%1) : (memref<4xi32>) -> ()
      memref.copy %1, %3 : memref<4xi32> to memref<4xi32>
      aie.objectfifo.release @of1(Consume, 1)
      aie.objectfifo.release @of2(Produce, 1)
      aie.end
    } {link_with = "x.o"}
    aie.shim_dma_allocation @x(%shim, MM2S, 0)
    aiex.runtime_sequence @f(%i: memref<4xi32>, %o: memref<4xi32>) {
      aiex.npu.dma_memcpy_nd(0, 0, %i[0, 0, 0, 0][1, 1, 1, 4][0, 0, 0, 1]) {id = 0 : i64, metadata = @of0} : memref<4xi32>
      aiex.npu.dma_memcpy_nd(0, 0, %o[0, 0, 0, 0][1, 1, 1, 4][0, 0, 0, 1]) {id = 1 : i64, metadata = @of2} : memref<4xi32>
      aiex.npu.dma_wait {symbol = @of2}
    }
  }
}
// expect: unknown unsupported
