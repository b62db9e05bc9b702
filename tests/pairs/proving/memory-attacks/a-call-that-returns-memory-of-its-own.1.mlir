// options: --func f
func.func private @g(%x: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  return %a : memref<f32>
}
func.func @f(%x: f32, %B: memref<f32>) {
  %r = call @g(%x) : (f32) -> memref<f32>
  %y = memref.load %r[] : memref<f32>
  memref.store %y, %B[] : memref<f32>
  return
}
// -----
func.func private @g(%x: f32) -> memref<f32> {
  %a = memref.alloca() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  return %a : memref<f32>
}
func.func @f(%x: f32, %B: memref<f32>) {
  %r = call @g(%x) : (f32) -> memref<f32>
  %y = memref.load %r[] : memref<f32>
  memref.store %y, %B[] : memref<f32>
  return
}
// expect: different
