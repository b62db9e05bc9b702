func.func private @g(%a: memref<*xf32>) -> index {
  %r = memref.rank %a : memref<*xf32>
  return %r : index
}
func.func @f(%a: memref<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32, strided<[1]>>
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  memref.store %one, %v[%c0] : memref<4xf32, strided<[1]>>
  %r = func.call @g(%a) : (memref<*xf32>) -> index
  return %r : index
}

// -----

func.func private @g(%a: memref<*xf32>) -> index {
  %r = arith.constant 1 : index
  return %r : index
}
func.func @f(%a: memref<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32, strided<[1]>>
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  memref.store %one, %v[%c0] : memref<4xf32, strided<[1]>>
  %r = func.call @g(%a) : (memref<*xf32>) -> index
  return %r : index
}

// expect: unknown unsupported
