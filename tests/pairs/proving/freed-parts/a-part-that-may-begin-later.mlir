func.func @f(%x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %x : f32
}
// -----
func.func @f(%x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %s = memref.subview %m[%i][1][1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
  memref.dealloc %s : memref<1xf32, strided<[1], offset: ?>>
  return %x : f32
}
// expect: unknown
