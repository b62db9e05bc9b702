func.func @f(%a: memref<*xf32>, %b: memref<4xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = memref.reinterpret_cast %a to offset: [%i], sizes: [4, 2], strides: [1, 4]
      : memref<*xf32> to memref<4x2xf32, strided<[1, 4], offset: ?>>
  %w = memref.cast %a : memref<*xf32> to memref<4x4xf32>
  %y = memref.load %w[%c0, %c0] : memref<4x4xf32>
  memref.store %y, %b[%c0] : memref<4xf32>
  scf.for %k = %c0 to %c4 step %c1 {
    %x = memref.load %v[%k, %c1] : memref<4x2xf32, strided<[1, 4], offset: ?>>
    memref.store %x, %b[%k] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%a: memref<*xf32>, %b: memref<4xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %j = arith.addi %i, %c4 : index
  %v = memref.reinterpret_cast %a to offset: [%j], sizes: [4], strides: [1]
      : memref<*xf32> to memref<4xf32, strided<[1], offset: ?>>
  scf.for %k = %c0 to %c4 step %c1 {
    %x = memref.load %v[%k] : memref<4xf32, strided<[1], offset: ?>>
    memref.store %x, %b[%k] : memref<4xf32>
  }
  return
}

// expect: unknown unsupported
