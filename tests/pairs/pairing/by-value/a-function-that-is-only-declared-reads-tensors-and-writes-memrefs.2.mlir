// options: --func f
func.func private @g(memref<4xf32>, memref<4xf32>)
func.func @f(%t: memref<4xf32>, %m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  func.call @g(%t, %m) : (memref<4xf32>, memref<4xf32>) -> ()
  %e = memref.load %t[%c0] : memref<4xf32>
  return %e : f32
}
// -----
func.func private @g(memref<4xf32>, memref<4xf32>)
func.func @f(%t: memref<4xf32>, %m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  func.call @g(%t, %m) : (memref<4xf32>, memref<4xf32>) -> ()
  %e = memref.load %t[%c0] : memref<4xf32>
  return %e : f32
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: external calls are functions of what they are given to read, of what earlier ones were given to write and of globals that others see, return, and have no other effect
