func.func @f(%x: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  return %a : memref<f32>
}
// -----
func.func @f(%x: f32) -> memref<f32> {
  %a = memref.alloca() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  return %a : memref<f32>
}
// expect: different
