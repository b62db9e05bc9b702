// options: --func f
memref.global "public" @g : memref<4xf32> = uninitialized
memref.global "public" @h : memref<2xf32> = uninitialized
func.func @f(%x: f32) -> f32 {
  %g = memref.get_global @g : memref<4xf32>
  %c = arith.constant 0 : index
  memref.store %x, %g[%c] : memref<4xf32>
  %h = memref.get_global @h : memref<2xf32>
  memref.store %x, %h[%c] : memref<2xf32>
  return %x : f32
}
// -----
memref.global "public" @g : memref<5xf32> = uninitialized
func.func @f(%x: f32) -> f32 {
  %g = memref.get_global @g : memref<5xf32>
  %c = arith.constant 0 : index
  memref.store %x, %g[%c] : memref<5xf32>
  return %x : f32
}
// expect: unknown open-obligation
