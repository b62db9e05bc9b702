func.func @kernel(%A: memref<16x32xi32>, %B: memref<32x16xi32>, %C: memref<16x16xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : memref<16x32xi32>, memref<32x16xi32>, memref<16x16xi32> attributes {id = 1 : i32} {
    air.segment @segment_0 args(%sa=%la, %sb=%lb, %sc=%lc) : memref<16x32xi32>, memref<32x16xi32>, memref<16x16xi32> attributes {id = 2 : i32} {
      %c2 = arith.constant 2 : index
      %a2 = memref.alloc() : memref<16x32xi32, 1 : i32>
      %b2 = memref.alloc() : memref<32x16xi32, 1 : i32>
      %c2_0 = memref.alloc() : memref<16x16xi32, 1 : i32>
      air.dma_memcpy_nd (%a2[] [] [], %sa[] [] []) {id = 1 : i32} : (memref<16x32xi32, 1 : i32>, memref<16x32xi32>)
      air.dma_memcpy_nd (%b2[] [] [], %sb[] [] []) {id = 2 : i32} : (memref<32x16xi32, 1 : i32>, memref<32x16xi32>)
      air.herd @herd_0 tile (%x, %y) in (%nx=%c2, %ny=%c2) args(%ha=%a2, %hb=%b2, %hc=%c2_0) : memref<16x32xi32, 1 : i32>, memref<32x16xi32, 1 : i32>, memref<16x16xi32, 1 : i32> attributes {id = 3 : i32} {
        %c0 = arith.constant 0 : index
        %c1_0 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c4 = arith.constant 4 : index
        %c8 = arith.constant 8 : index
        %c16 = arith.constant 16 : index
        %c32 = arith.constant 32 : index
        %c64 = arith.constant 64 : index
        %c128 = arith.constant 128 : index
        %zero = arith.constant 0 : i32

        %i = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%x]
        %j = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%y]

        %c1 = memref.alloc() : memref<2x2x4x4xi32, 2 : i32>
        linalg.fill ins(%zero : i32) outs(%c1 : memref<2x2x4x4xi32, 2 : i32>)
        scf.for %k = %c0 to %c32 step %c8 {
          %a1 = memref.alloc() : memref<2x2x4x4xi32, 2 : i32>
          %b1 = memref.alloc() : memref<2x2x4x4xi32, 2 : i32>
          air.dma_memcpy_nd (%a1[] [] [], %ha[%c0, %c0, %i, %k] [%c2, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0]) {id = 3 : i32} : (memref<2x2x4x4xi32, 2 : i32>, memref<16x32xi32, 1 : i32>)
          air.dma_memcpy_nd (%b1[] [] [], %hb[%c0, %c0, %k, %j] [%c2, %c2, %c4, %c4] [%c4, %c64, %c16, %c1_0]) {id = 4 : i32} : (memref<2x2x4x4xi32, 2 : i32>, memref<32x16xi32, 1 : i32>)
          linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d0, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d0, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a1, %b1 : memref<2x2x4x4xi32, 2 : i32>, memref<2x2x4x4xi32, 2 : i32>) outs(%c1 : memref<2x2x4x4xi32, 2 : i32>) {
          ^bb0(%p: i32, %q: i32, %r: i32):
            %m = arith.muli %p, %q : i32
            %s = arith.addi %r, %m : i32
            linalg.yield %s : i32
          }
          memref.dealloc %a1 : memref<2x2x4x4xi32, 2 : i32>
          memref.dealloc %b1 : memref<2x2x4x4xi32, 2 : i32>
        }
        air.dma_memcpy_nd (%hc[%i, %j] [%c8, %c8] [%c16, %c1_0], %c1[] [%c2, %c4, %c2, %c4] [%c32, %c4, %c16, %c1_0]) {id = 5 : i32} : (memref<16x16xi32, 1 : i32>, memref<2x2x4x4xi32, 2 : i32>)
        memref.dealloc %c1 : memref<2x2x4x4xi32, 2 : i32>
      }
      air.dma_memcpy_nd (%sc[] [] [], %c2_0[] [] []) {id = 6 : i32} : (memref<16x16xi32>, memref<16x16xi32, 1 : i32>)
      memref.dealloc %a2 : memref<16x32xi32, 1 : i32>
      memref.dealloc %b2 : memref<32x16xi32, 1 : i32>
      memref.dealloc %c2_0 : memref<16x16xi32, 1 : i32>
    }
  }
  return
}
