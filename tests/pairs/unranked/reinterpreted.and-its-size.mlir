func.func @f(%a: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c0 : memref<*xf32>
  %n = arith.addi %d, %c1 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<*xf32> to memref<?xf32, strided<[1]>>
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  memref.store %one, %v[%d] : memref<?xf32, strided<[1]>>
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c0 : memref<*xf32>
  %n = arith.addi %d, %c1 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<*xf32> to memref<?xf32, strided<[1]>>
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  memref.store %z, %v[%d] : memref<?xf32, strided<[1]>>
  return
}

// expect: unknown unsupported
