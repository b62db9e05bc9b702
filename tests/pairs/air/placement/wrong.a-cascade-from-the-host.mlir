func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    %w = arith.addi %v, %v : i32
    affine.store %w, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @c [1, 1] {channel_type = "npu_cascade"}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    %c0 = arith.constant 0 : index
    air.channel.put @c[%c0, %c0] (%x[] [] []) : (memref<8xi32>)
    %s = air.segment @seg async args(%p=%x, %q=%y) : memref<8xi32>, memref<8xi32> attributes {x_loc = 0 : i64, x_size = 2 : i64, y_loc = 2 : i64, y_size = 2 : i64} {
      %c1_0 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %h2 = air.herd @h2 async tile (%t, %u) in (%nt=%c1_0, %nu=%c1_0) args(%hy=%q) : memref<8xi32> {
        %m = memref.alloc() : memref<8xi32, 2>
        air.channel.get @c[%t, %u] (%m[] [] []) : (memref<8xi32, 2>)
        affine.for %e = 0 to 8 {
          %v = affine.load %m[%e] : memref<8xi32, 2>
          %z = arith.addi %v, %v : i32
          affine.store %z, %m[%e] : memref<8xi32, 2>
        }
        air.dma_memcpy_nd (%hy[] [] [], %m[] [] []) : (memref<8xi32>, memref<8xi32, 2>)
      }
    }
  }
  return
}
// expect: unknown unsupported
