func.func @kernel(%A: memref<64x64xi32>, %B: memref<64x64xi32>, %C: memref<64x64xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : memref<64x64xi32>, memref<64x64xi32>, memref<64x64xi32> attributes {id = 1 : i32} {
    air.segment @segment_0 args(%sa=%la, %sb=%lb, %sc=%lc) : memref<64x64xi32>, memref<64x64xi32>, memref<64x64xi32> attributes {id = 2 : i32} {
      %c2 = arith.constant 2 : index
      air.herd @herd_0 tile (%x, %y) in (%nx=%c2, %ny=%c2) args(%ga=%sa, %gb=%sb, %gc=%sc) : memref<64x64xi32>, memref<64x64xi32>, memref<64x64xi32> attributes {id = 3 : i32} {
        %c0 = arith.constant 0 : index
        %c1_0 = arith.constant 1 : index
        %c16 = arith.constant 16 : index
        %c32 = arith.constant 32 : index
        %c64 = arith.constant 64 : index
        %i = arith.constant 0 : index
        %j = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%y]
        %lc = memref.alloc() : memref<32x32xi32, 2>
        air.dma_memcpy_nd (%lc[] [] [], %gc[%i, %j] [%c32, %c32] [%c64, %c1_0]) {id = 1 : i32} : (memref<32x32xi32, 2>, memref<64x64xi32>)
        scf.for %k = %c0 to %c64 step %c16 {
          %la = memref.alloc() : memref<32x16xi32, 2>
          %lb = memref.alloc() : memref<16x32xi32, 2>
          air.dma_memcpy_nd (%la[] [] [], %ga[%i, %k] [%c32, %c16] [%c64, %c1_0]) {id = 2 : i32} : (memref<32x16xi32, 2>, memref<64x64xi32>)
          air.dma_memcpy_nd (%lb[] [] [], %gb[%k, %j] [%c16, %c32] [%c64, %c1_0]) {id = 3 : i32} : (memref<16x32xi32, 2>, memref<64x64xi32>)
          linalg.matmul ins(%la, %lb : memref<32x16xi32, 2>, memref<16x32xi32, 2>) outs(%lc : memref<32x32xi32, 2>)
          memref.dealloc %la : memref<32x16xi32, 2>
          memref.dealloc %lb : memref<16x32xi32, 2>
        }
        air.dma_memcpy_nd (%gc[%i, %j] [%c32, %c32] [%c64, %c1_0], %lc[] [] []) {id = 4 : i32} : (memref<64x64xi32>, memref<32x32xi32, 2>)
        memref.dealloc %lc : memref<32x32xi32, 2>
        air.herd_terminator
      }
    }
  }
  return
}
