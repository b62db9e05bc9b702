// What a call may have kept the target may free at the end.
func.func private @g(memref<4xf32>)
func.func @f(%n: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %n, %m[%c0] : memref<4xf32>
  func.call @g(%m) : (memref<4xf32>) -> ()
  return %n : f32
}
// -----
func.func private @g(memref<4xf32>)
func.func @f(%n: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %n, %m[%c0] : memref<4xf32>
  func.call @g(%m) : (memref<4xf32>) -> ()
  memref.dealloc %m : memref<4xf32>
  return %n : f32
}
// expect: equivalent
