func.func @f(%a: memref<*xf32>, %o: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32, strided<[1]>>
  %r = memref.rank %a : memref<*xf32>
  memref.store %r, %o[%c0] : memref<4xindex>
  %z = arith.constant 0.0 : f32
  memref.store %z, %v[%c0] : memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %o: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32, strided<[1]>>
  %r = arith.constant 1 : index
  memref.store %r, %o[%c0] : memref<4xindex>
  %z = arith.constant 0.0 : f32
  memref.store %z, %v[%c0] : memref<4xf32, strided<[1]>>
  return
}

// expect: unknown unsupported
