func.func @sequence(%A: memref<16x16xi32>, %B: memref<16x16xi32>, %C: memref<16x16xi32>) {
  %two = arith.constant 2 : index
  air.herd @matmul tile (%x, %y) in (%sx=%two, %sy=%two) args(%a=%A, %b=%B, %c=%C) : memref<16x16xi32>, memref<16x16xi32>, memref<16x16xi32> {
    %zero = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %row = arith.muli %x, %c8 : index
    %col = arith.muli %y, %c8 : index
    %lc = memref.alloc() : memref<8x8xi32, 2>
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 8 {
        affine.store %zero, %lc[%i, %j] : memref<8x8xi32, 2>
      }
    }
    affine.for %block = 0 to 16 step 8 {
      %la = memref.alloc() : memref<8x8xi32, 2>
      %lb = memref.alloc() : memref<8x8xi32, 2>
      air.dma_memcpy_nd (%la[] [] [], %a[%row, %block] [%c8, %c8] [%c16, %c1]) {id = 1 : i32} : (memref<8x8xi32, 2>, memref<16x16xi32>)
      air.dma_memcpy_nd (%lb[] [] [], %b[%block, %col] [%c8, %c8] [%c16, %c1]) {id = 2 : i32} : (memref<8x8xi32, 2>, memref<16x16xi32>)
      affine.for %i = 0 to 8 {
        affine.for %j = 0 to 8 {
          affine.for %k = 0 to 8 {
            %p = affine.load %la[%i, %k] : memref<8x8xi32, 2>
            %q = affine.load %lb[%k, %j] : memref<8x8xi32, 2>
            %r = affine.load %lc[%i, %j] : memref<8x8xi32, 2>
            %m = arith.muli %p, %q : i32
            %s = arith.addi %r, %m : i32
            affine.store %s, %lc[%i, %j] : memref<8x8xi32, 2>
          }
        }
      }
      memref.dealloc %la : memref<8x8xi32, 2>
      memref.dealloc %lb : memref<8x8xi32, 2>
    }
    air.dma_memcpy_nd (%c[%row, %col] [%c8, %c8] [%c16, %c1], %lc[] [] []) {id = 3 : i32} : (memref<16x16xi32>, memref<8x8xi32, 2>)
    memref.dealloc %lc : memref<8x8xi32, 2>
  }
  return
}
