func.func @f(%a: memref<*xf32>, %p: i1) -> index {
  %one = arith.constant 1 : index
  %z = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %r = scf.if %p -> index {
    %b = memref.cast %a : memref<*xf32> to memref<?xf32>
    memref.store %v, %b[%z] : memref<?xf32>
    scf.yield %z : index
  } else {
    %d = memref.dim %a, %one : memref<*xf32>
    scf.yield %d : index
  }
  return %r : index
}

// -----

func.func @f(%a: memref<*xf32>, %p: i1) -> index {
  %z = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %b = memref.cast %a : memref<*xf32> to memref<?xf32>
  scf.if %p {
    memref.store %v, %b[%z] : memref<?xf32>
  }
  return %z : index
}

// expect: unknown unsupported
