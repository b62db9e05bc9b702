// options: --func f
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    %w = arith.addi %v, %v : i32
  affine.store %w, %b[%i] : memref<8xi32>
  }
  return
}
// -----
func.func @inner(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %c2 = arith.constant 2 : index
  %h = air.herd async tile (%t) in (%nt=%c2) args(%hx=%x, %hy=%y) : memref<8xi32>, memref<8xi32> {
    %c4 = arith.constant 4 : index
    %ti, %i = air.execute -> (index) {
      %o = arith.muli %t, %c4 : index
      air.execute_terminator %o : index
    }
    %tm, %m = air.execute -> (memref<4xi32, 2>) {
    %m = memref.alloc() : memref<4xi32, 2>
    air.execute_terminator %m : memref<4xi32, 2>
  }

    %1 = air.dma_memcpy_nd async [%tm] (%m[] [] [], %hx[%i] [4] [1]) : (memref<4xi32, 2>, memref<8xi32>)
    %2 = air.execute [%1] {
      affine.for %e = 0 to 4 {
    %v = affine.load %m[%e] : memref<4xi32, 2>
    %z = arith.addi %v, %v : i32
    affine.store %z, %m[%e] : memref<4xi32, 2>
  }

    }
    %3 = air.dma_memcpy_nd async [%2] (%hy[%i] [4] [1], %m[] [] []) : (memref<8xi32>, memref<4xi32, 2>)
  }

  }
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  func.call @inner(%a, %b) : (memref<8xi32>, memref<8xi32>) -> ()
  return
}
// expect: equivalent
