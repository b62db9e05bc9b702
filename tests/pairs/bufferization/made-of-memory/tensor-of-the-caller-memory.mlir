memref.global @g : memref<4xf32> = dense<0.0>
func.func private @w(%v: f32, %i: index) { 
 %g = memref.get_global @g : memref<4xf32>
 memref.store %v, %g[%i] : memref<4xf32>
 return }

func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %v: f32, %i: index, %p: i1) -> (f32) {
  %r = memref.load %m[%i] : memref<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  return %r : f32
}

// -----

memref.global @g : memref<4xf32> = dense<0.0>
func.func private @w(%v: f32, %i: index) { 
 %g = memref.get_global @g : memref<4xf32>
 memref.store %v, %g[%i] : memref<4xf32>
 return }

func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %v: f32, %i: index, %p: i1) -> (f32) {
  %t = func.call @t(%m) : (memref<4xf32>) -> tensor<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  %r = tensor.extract %t[%i] : tensor<4xf32>
  return %r : f32
}

func.func private @t(%m: memref<4xf32>) -> tensor<4xf32> {
  %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  return %t : tensor<4xf32>
}

// expect: unknown unsupported
