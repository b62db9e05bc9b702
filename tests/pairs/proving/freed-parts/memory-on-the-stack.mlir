func.func @f(%x: f32) -> f32 {
  return %x : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %m = memref.alloca() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %x : f32
}
// expect: different
