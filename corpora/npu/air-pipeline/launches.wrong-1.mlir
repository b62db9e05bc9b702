func.func @kernel(%A: memref<64xi32>, %T: memref<64xi32>, %B: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%l) in (%nl=%c1) args(%a=%A, %b=%T) : memref<64xi32>, memref<64xi32> {
    %c4 = arith.constant 4 : index
    %1 = air.herd async tile (%t) in (%nt=%c4) args(%ha=%a, %hb=%b) : memref<64xi32>, memref<64xi32> {
      %c16 = arith.constant 16 : index
      %i = arith.muli %t, %c16 : index
      %buffer = memref.alloc() : memref<16xi32, 2>
      air.dma_memcpy_nd (%buffer[] [] [], %ha[%i] [16] [1]) : (memref<16xi32, 2>, memref<64xi32>)
      affine.for %e = 0 to 16 {
        %v = affine.load %buffer[%e] : memref<16xi32, 2>
        %s = arith.muli %v, %v : i32
        affine.store %s, %buffer[%e] : memref<16xi32, 2>
      }
      air.dma_memcpy_nd (%hb[%i] [16] [1], %buffer[] [] []) : (memref<64xi32>, memref<16xi32, 2>)
    }
  }

  %1 = air.launch async (%l) in (%nl=%c1) args(%a=%T, %b=%B) : memref<64xi32>, memref<64xi32> {
    %c4 = arith.constant 4 : index
    %1 = air.herd async tile (%t) in (%nt=%c4) args(%ha=%a, %hb=%b) : memref<64xi32>, memref<64xi32> {
      %c16 = arith.constant 16 : index
      %i = arith.muli %t, %c16 : index
      %buffer = memref.alloc() : memref<16xi32, 2>
      air.dma_memcpy_nd (%buffer[] [] [], %ha[%i] [16] [1]) : (memref<16xi32, 2>, memref<64xi32>)
      %one = arith.constant 1 : i32
      affine.for %e = 0 to 16 {
        %v = affine.load %buffer[%e] : memref<16xi32, 2>
        %s = arith.addi %v, %one : i32
        affine.store %s, %buffer[%e] : memref<16xi32, 2>
      }
      air.dma_memcpy_nd (%hb[%i] [16] [1], %buffer[] [] []) : (memref<64xi32>, memref<16xi32, 2>)
    }
  }
  air.wait_all [%1]
  return
}
