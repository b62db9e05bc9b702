// options: --func f
func.func private @g(%m: memref<?xf32, strided<[1], offset: ?>>) -> f32 {
  %z = arith.constant 0 : index
  %v = memref.load %m[%z] : memref<?xf32, strided<[1], offset: ?>>
  return %v : f32
}
func.func @f(%v: f32) -> f32 {
  %m = memref.alloc() : memref<8xf32>
  %k = arith.constant 3 : index
  memref.store %v, %m[%k] : memref<8xf32>
  %s = memref.subview %m[3] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: 3>>
  %c = memref.cast %s : memref<2xf32, strided<[1], offset: 3>> to memref<?xf32, strided<[1], offset: ?>>
  %r = func.call @g(%c) : (memref<?xf32, strided<[1], offset: ?>>) -> f32
  memref.dealloc %m : memref<8xf32>
  return %r : f32
}
// -----
func.func private @g(%m: memref<?xf32, strided<[1], offset: ?>>) -> f32 {
  %z = arith.constant 0 : index
  %v = memref.load %m[%z] : memref<?xf32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<?xf32, strided<[1], offset: ?>>
  return %v : f32
}
func.func @f(%v: f32) -> f32 {
  %m = memref.alloc() : memref<8xf32>
  %k = arith.constant 3 : index
  memref.store %v, %m[%k] : memref<8xf32>
  %s = memref.subview %m[3] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: 3>>
  %c = memref.cast %s : memref<2xf32, strided<[1], offset: 3>> to memref<?xf32, strided<[1], offset: ?>>
  %r = func.call @g(%c) : (memref<?xf32, strided<[1], offset: ?>>) -> f32
  memref.dealloc %m : memref<8xf32>
  return %r : f32
}
// expect: different
