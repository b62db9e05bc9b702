func.func @f(%x: f32, %A: memref<f32>) {
  %b = memref.alloc() : memref<f32>
  memref.store %x, %b[] : memref<f32>
  %y = memref.load %b[] : memref<f32>
  memref.dealloc %b : memref<f32>
  memref.store %y, %A[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %A: memref<f32>) {
  %b = memref.alloc() : memref<f32>
  memref.store %x, %b[] : memref<f32>
  memref.dealloc %b : memref<f32>
  %y = memref.load %b[] : memref<f32>
  memref.store %y, %A[] : memref<f32>
  return
}
// expect: different
