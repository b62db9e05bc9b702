func.func private @callee(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}

func.func @f(%m: memref<4x4xf32>, %i: index) -> f32 {
  %z = arith.constant 3 : index
  %u = memref.cast %m : memref<4x4xf32> to memref<*xf32>
  %v = func.call @callee(%u) : (memref<*xf32>) -> memref<*xf32>
  %w = memref.cast %v : memref<*xf32> to memref<?x?xf32>
  %e = memref.load %w[%z, %i] : memref<?x?xf32>
  return %e : f32
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index) -> f32 {
  %z = arith.constant 3 : index
  %e = memref.load %m[%i, %z] : memref<4x4xf32>
  return %e : f32
}

// expect: different
