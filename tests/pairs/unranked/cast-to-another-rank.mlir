func.func @f(%a: memref<*xf32>, %q: !llvm.ptr) {
  %z = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %b = memref.cast %a : memref<*xf32> to memref<?xf32>
  memref.store %v, %b[%z] : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %q: !llvm.ptr) {
  %z = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %b = memref.cast %a : memref<*xf32> to memref<?x?xf32>
  memref.store %v, %b[%z, %z] : memref<?x?xf32>
  return
}

// expect: unknown unsupported
