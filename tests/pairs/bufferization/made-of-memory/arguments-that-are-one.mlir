// options: --assume same:m,n
func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %v: f32, %i: index, %p: i1) -> (f32) {
  %r = memref.load %m[%i] : memref<4xf32>
  memref.store %v, %n[%i] : memref<4xf32>
  return %r : f32
}

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %v: f32, %i: index, %p: i1) -> (f32) {
  %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  memref.store %v, %n[%i] : memref<4xf32>
  %r = tensor.extract %t[%i] : tensor<4xf32>
  return %r : f32
}

// expect: unknown alias
