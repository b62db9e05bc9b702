func.func @kernel(%A: memref<256xi32>, %S: memref<1xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%l) in (%nl=%c1) args(%a=%A, %s=%S) : memref<256xi32>, memref<1xi32> {
    %1 = air.segment @segment_0 async args(%sa=%a, %ss=%s) : memref<256xi32>, memref<1xi32> {
      %c1_0 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %2, %parts = air.execute -> (memref<4xi32, 1>) {
        %alloc = memref.alloc() : memref<4xi32, 1>
        air.execute_terminator %alloc : memref<4xi32, 1>
      }
      %3 = air.herd @partial async [%2] tile (%t) in (%nt=%c4) args(%ha=%sa, %hp=%parts) : memref<256xi32>, memref<4xi32, 1> {
        %zero = arith.constant 0 : i32
        %c64 = arith.constant 64 : index
        %first = arith.muli %t, %c64 : index
        %la = memref.alloc() : memref<64xi32, 2>
        %lp = memref.alloc() : memref<1xi32, 2>
        air.dma_memcpy_nd (%la[] [] [], %ha[%first] [64] [1]) : (memref<64xi32, 2>, memref<256xi32>)
        %p = affine.for %i = 0 to 64 iter_args(%s = %zero) -> i32 {
          %a = affine.load %la[%i] : memref<64xi32, 2>
          %n = arith.addi %s, %a : i32
          affine.yield %n : i32
        }
        affine.store %p, %lp[0] : memref<1xi32, 2>
        air.dma_memcpy_nd (%hp[%t] [1] [1], %lp[] [] []) : (memref<4xi32, 1>, memref<1xi32, 2>)
      }
      %4 = air.herd @total async [%2] tile (%t) in (%nt=%c1_0) args(%hp=%parts, %hs=%ss) : memref<4xi32, 1>, memref<1xi32> {
        %zero = arith.constant 0 : i32
        %lp = memref.alloc() : memref<4xi32, 2>
        %ls = memref.alloc() : memref<1xi32, 2>
        air.dma_memcpy_nd (%lp[] [] [], %hp[] [] []) : (memref<4xi32, 2>, memref<4xi32, 1>)
        %sum = affine.for %i = 0 to 4 iter_args(%s = %zero) -> i32 {
          %a = affine.load %lp[%i] : memref<4xi32, 2>
          %n = arith.addi %s, %a : i32
          affine.yield %n : i32
        }
        affine.store %sum, %ls[0] : memref<1xi32, 2>
        air.dma_memcpy_nd (%hs[] [] [], %ls[] [] []) : (memref<1xi32>, memref<1xi32, 2>)
      }
      %5 = air.execute [%4] {
        memref.dealloc %parts : memref<4xi32, 1>
      }
    }
  }
  return
}
