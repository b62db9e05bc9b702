// options: --func f
func.func private @g(%a: memref<1xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<1xf32>
  return %v : f32
}
func.func @f(%a: memref<1xf32>, %b: memref<1xf32>) -> f32 {
  %v = call @g(%a) : (memref<1xf32>) -> f32
  return %v : f32
}
// -----
func.func @f(%a: memref<1xf32>, %b: memref<1xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<1xf32>
  return %v : f32
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
