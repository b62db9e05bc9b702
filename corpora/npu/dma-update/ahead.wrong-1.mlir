func.func @kernel(%x: memref<20xf32>, %y: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %tile = memref.alloc() : memref<2x8xf32, 2>
  %result = memref.alloc() : memref<4xf32, 2>
  %in = memref.alloc() : memref<2xi32>
  %out = memref.alloc() : memref<1xi32>
  memref.dma_start %x[%c0], %tile[%c0, %c0], %c8, %in[%c0] : memref<20xf32>, memref<2x8xf32, 2>, memref<2xi32>
  scf.for %t = %c0 to %c16 step %c4 {
    %number = arith.divui %t, %c4 : index
    %slot = arith.remui %number, %c2 : index
    %next = arith.addi %t, %c4 : index
    %other = arith.subi %c1, %slot : index
    memref.dma_wait %in[%slot], %c8 : memref<2xi32>
    scf.for %i = %c0 to %c4 step %c1 {
      %a = memref.load %tile[%slot, %i] : memref<2x8xf32, 2>
      %b = arith.mulf %a, %a : f32
      memref.store %b, %result[%i] : memref<4xf32, 2>
      %j = arith.addi %i, %c4 : index
      %c = memref.load %tile[%slot, %j] : memref<2x8xf32, 2>
      %d = arith.addf %b, %c : f32
      memref.store %d, %tile[%slot, %j] : memref<2x8xf32, 2>
    }
    memref.dma_start %tile[%slot, %c4], %x[%next], %c4, %out[%c0] : memref<2x8xf32, 2>, memref<20xf32>, memref<1xi32>
    memref.dma_start %result[%c0], %y[%t], %c4, %out[%c0] : memref<4xf32, 2>, memref<16xf32>, memref<1xi32>
    memref.dma_wait %out[%c0], %c4 : memref<1xi32>
    %more = arith.cmpi slt, %next, %c16 : index
    scf.if %more {
      memref.dma_start %x[%next], %tile[%other, %c0], %c8, %in[%other] : memref<20xf32>, memref<2x8xf32, 2>, memref<2xi32>
    }
  }
  memref.dealloc %tile : memref<2x8xf32, 2>
  memref.dealloc %result : memref<4xf32, 2>
  memref.dealloc %in : memref<2xi32>
  memref.dealloc %out : memref<1xi32>
  return
}
