func.func @kernel(%A: memref<64x64xbf16>, %B: memref<64x64xbf16>, %C: memref<64x64xf32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : memref<64x64xbf16>, memref<64x64xbf16>, memref<64x64xf32> attributes {id = 1 : i32} {
    %1 = air.segment @segment_0 async args(%sa=%la, %sb=%lb, %sc=%lc) : memref<64x64xbf16>, memref<64x64xbf16>, memref<64x64xf32> attributes {id = 2 : i32} {
      %c2 = arith.constant 2 : index
      %2 = air.herd @herd_0 async tile (%x, %y) in (%nx=%c2, %ny=%c2) args(%ga=%sa, %gb=%sb, %gc=%sc) : memref<64x64xbf16>, memref<64x64xbf16>, memref<64x64xf32> attributes {id = 3 : i32} {
        %c0 = arith.constant 0 : index
        %c32 = arith.constant 32 : index
        %c64 = arith.constant 64 : index
        %i = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%x]
        %j = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%y]
        %tc, %lc = air.execute -> (memref<32x32xf32, 2>) {
          %alloc = memref.alloc() : memref<32x32xf32, 2>
          air.execute_terminator %alloc : memref<32x32xf32, 2>
        }
        %3 = air.dma_memcpy_nd async [%tc] (%lc[] [] [], %gc[%i, %j] [32, 32] [64, 1]) : (memref<32x32xf32, 2>, memref<64x64xf32>)
        %ta1, %la1 = air.execute -> (memref<32x16xbf16, 2>) {
          %alloc = memref.alloc() : memref<32x16xbf16, 2>
          air.execute_terminator %alloc : memref<32x16xbf16, 2>
        }
        %tb1, %lb1 = air.execute [%ta1] -> (memref<16x32xbf16, 2>) {
          %alloc = memref.alloc() : memref<16x32xbf16, 2>
          air.execute_terminator %alloc : memref<16x32xbf16, 2>
        }
        %ta0, %la0 = air.execute [%tb1] -> (memref<32x16xbf16, 2>) {
          %alloc = memref.alloc() : memref<32x16xbf16, 2>
          air.execute_terminator %alloc : memref<32x16xbf16, 2>
        }
        %tb0, %lb0 = air.execute [%ta0] -> (memref<16x32xbf16, 2>) {
          %alloc = memref.alloc() : memref<16x32xbf16, 2>
          air.execute_terminator %alloc : memref<16x32xbf16, 2>
        }
        %4:4 = scf.for %k = %c0 to %c64 step %c32 iter_args(%t0 = %tb0, %t1 = %tb1, %t2 = %3, %t3 = %tb0) -> (!air.async.token, !air.async.token, !air.async.token, !air.async.token) {
          %5 = air.dma_memcpy_nd async [%t3, %t0] (%la0[] [] [], %ga[%i, %k] [32, 16] [64, 1]) {async_front = true, unrolled_iteration = 0 : i32} : (memref<32x16xbf16, 2>, memref<64x64xbf16>)
          %6 = air.dma_memcpy_nd async [%t3, %t0] (%lb0[] [] [], %gb[%k, %j] [16, 32] [64, 1]) {async_front = true, unrolled_iteration = 0 : i32} : (memref<16x32xbf16, 2>, memref<64x64xbf16>)
          %7 = air.execute [%t2, %5, %6] {
            linalg.matmul ins(%la0, %lb0 : memref<32x16xbf16, 2>, memref<16x32xbf16, 2>) outs(%lc : memref<32x32xf32, 2>)
          } {async_back = true, unrolled_iteration = 0 : i32}
          %k1 = affine.apply affine_map<()[s0] -> (s0 + 16)>()[%k]
          %8 = air.wait_all async [%5, %6]
          %9 = air.dma_memcpy_nd async [%8, %t1] (%la1[] [] [], %ga[%i, %k1] [32, 16] [64, 1]) {async_front = true, unrolled_iteration = 1 : i32} : (memref<32x16xbf16, 2>, memref<64x64xbf16>)
          %10 = air.dma_memcpy_nd async [%8, %t1] (%lb1[] [] [], %gb[%k1, %j] [16, 32] [64, 1]) {async_front = true, unrolled_iteration = 1 : i32} : (memref<16x32xbf16, 2>, memref<64x64xbf16>)
          %11 = air.execute [%7, %9, %10] {
            linalg.matmul ins(%la1, %lb1 : memref<32x16xbf16, 2>, memref<16x32xbf16, 2>) outs(%lc : memref<32x32xf32, 2>)
          } {async_back = true, unrolled_iteration = 1 : i32}
          %12 = air.wait_all async [%9, %10]
          scf.yield %12, %7, %11, %12 : !air.async.token, !air.async.token, !air.async.token, !air.async.token
        } {unroll = 2 : i32}
        %13 = air.dma_memcpy_nd async [%4#2] (%gc[%i, %j] [32, 32] [64, 1], %lc[] [] []) : (memref<64x64xf32>, memref<32x32xf32, 2>)
        %14 = air.execute [%4#1] {
          memref.dealloc %la1 : memref<32x16xbf16, 2>
        } {unrolled_iteration = 1 : i32}
      }
    }
  }
  return
}
