func.func @f(%a: memref<*xf32>, %b: memref<*xf32>) {
  %z = arith.constant 0 : index
  %x = memref.cast %a : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v = memref.load %x[%z, %z] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %one = arith.constant 1 : index
  memref.store %v, %x[%one, %one] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %b: memref<*xf32>) {
  %z = arith.constant 0 : index
  %x = memref.cast %a : memref<*xf32> to memref<?x?xf32>
  %v = memref.load %x[%z, %z] : memref<?x?xf32>
  %one = arith.constant 1 : index
  memref.store %v, %x[%one, %one] : memref<?x?xf32>
  return
}

// expect: unknown unsupported
