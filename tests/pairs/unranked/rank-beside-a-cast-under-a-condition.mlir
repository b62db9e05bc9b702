func.func @f(%a: memref<*xf32>, %p: i1) -> index {
  %one = arith.constant 1 : index
  %r = memref.rank %a : memref<*xf32>
  scf.if %p {
    %b = memref.cast %a : memref<*xf32> to memref<?xf32>
    %z = arith.constant 0 : index
    %v = arith.constant 1.0 : f32
    memref.store %v, %b[%z] : memref<?xf32>
  }
  return %r : index
}

// -----

func.func @f(%a: memref<*xf32>, %p: i1) -> index {
  %one = arith.constant 1 : index
  scf.if %p {
    %b = memref.cast %a : memref<*xf32> to memref<?xf32>
    %z = arith.constant 0 : index
    %v = arith.constant 1.0 : f32
    memref.store %v, %b[%z] : memref<?xf32>
  }
  return %one : index
}

// expect: unknown unsupported
