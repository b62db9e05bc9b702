func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    %w = arith.addi %v, %v : i32
    affine.store %w, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @c [1, 1] {broadcast_shape = [2, 1]}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    %s = air.segment @seg async args(%p=%x, %q=%y) : memref<8xi32>, memref<8xi32> attributes {x_loc = 0 : i64, x_size = 2 : i64, y_loc = 2 : i64, y_size = 2 : i64} {
      %c1_0 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %h1 = air.herd @h1 async tile (%t, %u) in (%nt=%c2, %nu=%c1_0) args(%hx=%p) : memref<8xi32> attributes {x_loc = 0 : i64, y_loc = 2 : i64} {
        %c4 = arith.constant 4 : index
        %i = arith.muli %t, %c4 : index
        %m = memref.alloc() : memref<4xi32, 2>
        air.dma_memcpy_nd (%m[] [] [], %hx[%i] [4] [1]) : (memref<4xi32, 2>, memref<8xi32>)
        air.channel.put @c[%t, %u] (%m[] [] []) : (memref<4xi32, 2>)
        memref.dealloc %m : memref<4xi32, 2>
      }
      %h2 = air.herd @h2 async  tile (%t, %u) in (%nt=%c2, %nu=%c1_0) args(%hy=%q) : memref<8xi32> attributes {x_loc = 0 : i64, y_loc = 3 : i64} {
        %c4 = arith.constant 4 : index
        %i = arith.muli %t, %c4 : index
        %m = memref.alloc() : memref<4xi32, 2>
        air.channel.get @c[%t, %u] (%m[] [] []) : (memref<4xi32, 2>)
        affine.for %e = 0 to 4 {
          %v = affine.load %m[%e] : memref<4xi32, 2>
          %z = arith.addi %v, %v : i32
          affine.store %z, %m[%e] : memref<4xi32, 2>
        }
        air.dma_memcpy_nd (%hy[%i] [4] [1], %m[] [] []) : (memref<8xi32>, memref<4xi32, 2>)
        memref.dealloc %m : memref<4xi32, 2>
      }
    }
  }
  return
}
// expect: different
