func.func @kernel(%A: memref<64x64xi32>, %B: memref<64x64xi32>, %C: memref<64x64xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : memref<64x64xi32>, memref<64x64xi32>, memref<64x64xi32> attributes {id = 1 : i32} {
    %1 = air.segment @segment_0 async args(%sa=%la, %sb=%lb, %sc=%lc) : memref<64x64xi32>, memref<64x64xi32>, memref<64x64xi32> attributes {id = 2 : i32} {
      %c2 = arith.constant 2 : index
      %2 = air.herd @herd_0 async tile (%x, %y) in (%nx=%c2, %ny=%c2) args(%ga=%sa, %gb=%sb, %gc=%sc) : memref<64x64xi32>, memref<64x64xi32>, memref<64x64xi32> attributes {id = 3 : i32} {
        %c0 = arith.constant 0 : index
        %c16 = arith.constant 16 : index
        %c64 = arith.constant 64 : index
        %ti, %i = air.execute -> (index) {
          %v = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%x]
          air.execute_terminator %v : index
        }
        %tj, %j = air.execute -> (index) {
          %v = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%y]
          air.execute_terminator %v : index
        }
        %tc, %lc = air.execute -> (memref<32x32xi32, 2>) {
          %alloc = memref.alloc() : memref<32x32xi32, 2>
          air.execute_terminator %alloc : memref<32x32xi32, 2>
        }
        %3 = air.dma_memcpy_nd async [%ti, %tj, %tc] (%lc[] [] [], %gc[%i, %j] [32, 32] [64, 1]) {id = 1 : i32} : (memref<32x32xi32, 2>, memref<64x64xi32>)
        %4 = scf.for %k = %c0 to %c64 step %c16 iter_args(%t = %3) -> (!air.async.token) {
          %ta, %la = air.execute -> (memref<32x16xi32, 2>) {
            %alloc = memref.alloc() : memref<32x16xi32, 2>
            air.execute_terminator %alloc : memref<32x16xi32, 2>
          }
          %tb, %lb = air.execute -> (memref<16x32xi32, 2>) {
            %alloc = memref.alloc() : memref<16x32xi32, 2>
            air.execute_terminator %alloc : memref<16x32xi32, 2>
          }
          %6 = air.dma_memcpy_nd async [%ti, %ta] (%la[] [] [], %ga[%i, %k] [32, 16] [64, 1]) {id = 2 : i32} : (memref<32x16xi32, 2>, memref<64x64xi32>)
          %7 = air.dma_memcpy_nd async [%tj, %tb] (%lb[] [] [], %gb[%k, %j] [16, 32] [64, 1]) {id = 3 : i32} : (memref<16x32xi32, 2>, memref<64x64xi32>)
          %8 = air.execute [%t, %6, %7] {
            linalg.matmul ins(%la, %lb : memref<32x16xi32, 2>, memref<16x32xi32, 2>) outs(%lc : memref<32x32xi32, 2>)
          } {id = 5 : i32}
          %9 = air.execute [%8] {
            memref.dealloc %la : memref<32x16xi32, 2>
          }
          %10 = air.execute [%8] {
            memref.dealloc %lb : memref<16x32xi32, 2>
          }
          scf.yield %8 : !air.async.token
        }
        %5 = air.dma_memcpy_nd async (%gc[%i, %j] [32, 32] [64, 1], %lc[] [] []) {id = 4 : i32} : (memref<64x64xi32>, memref<32x32xi32, 2>)
        %11 = air.execute [%5] {
          memref.dealloc %lc : memref<32x32xi32, 2>
        }
      }
    }
  }
  return
}
