func.func @f(%a: memref<*xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %b = memref.cast %a : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %e = memref.load %b[%c1] : memref<?xf32, strided<[?], offset: ?>>
  return %e : f32
}

// -----

func.func @f(%a: memref<*xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %b = memref.cast %a : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %b : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %next = arith.addi %offset, %c1 : index
  %r = memref.reinterpret_cast %base to offset: [%next], sizes: [1], strides: [1] : memref<f32> to memref<1xf32, strided<[1], offset: ?>>
  %z = arith.constant 0 : index
  %e = memref.load %r[%z] : memref<1xf32, strided<[1], offset: ?>>
  return %e : f32
}

// expect: different
