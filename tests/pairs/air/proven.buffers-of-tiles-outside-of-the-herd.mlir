func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %s = air.segment async args(%sx=%x, %sy=%y) : memref<8xi32>, memref<8xi32> {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %tm, %m = air.execute -> (memref<4xi32, 2>) {
    %m = memref.alloc() : memref<4xi32, 2>
    air.execute_terminator %m : memref<4xi32, 2>
  }

    scf.for %i = %c0 to %c2 step %c1_0 {
      air.herd tile (%t) in (%nt=%c2) args(%hm=%m, %hx=%sx, %hy=%sy, %step=%i) : memref<4xi32, 2>, memref<8xi32>, memref<8xi32>, index {
        affine.if affine_set<()[s0] : (s0 == 0)>()[%step] {
          air.dma_memcpy_nd (%hm[] [] [], %hx[%t, 0] [1, 4] [4, 1]) : (memref<4xi32, 2>, memref<8xi32>)
        } else {
          air.dma_memcpy_nd (%hy[%t, 0] [1, 4] [4, 1], %hm[] [] []) : (memref<8xi32>, memref<4xi32, 2>)
        }
      }
    }
  }

  }
  return
}
// expect: equivalent
