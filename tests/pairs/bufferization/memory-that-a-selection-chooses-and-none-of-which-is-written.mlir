func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %q: i1, %w: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 7.0 : f32
  %s = arith.select %q, %m, %n : memref<4xf32>
  %t = bufferization.to_tensor %s : memref<4xf32>
  memref.store %c, %w[%c0] : memref<4xf32>
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  return %x : f32
}
// -----
func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %q: i1, %w: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 7.0 : f32
  %s = arith.select %q, %m, %n : memref<4xf32>
  %x = memref.load %s[%c0] : memref<4xf32>
  memref.store %c, %w[%c0] : memref<4xf32>
  return %x : f32
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: bufferization.to_tensor, in the form of an older release of MLIR, mean what operations of today do
// assumes: nobody writes memory of which bufferization.to_tensor makes a tensor before that is last read
