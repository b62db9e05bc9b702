func.func @f(%x: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %x : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %s = memref.subview %m[2][2][1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  memref.dealloc %s : memref<2xf32, strided<[1], offset: 2>>
  return %x : f32
}
// expect: unknown
