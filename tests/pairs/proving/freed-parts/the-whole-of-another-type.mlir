func.func @f(%x: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %x : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %s = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %s : memref<?xf32>
  return %x : f32
}
// expect: equivalent bitwise static
