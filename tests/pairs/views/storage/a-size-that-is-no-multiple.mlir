func.func @f(%a: memref<?xi8>) -> index {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %d = memref.dim %a, %z : memref<?xi8>
  %r = arith.remui %d, %four : index
  %x = memref.view %a[%z][%one] : memref<?xi8> to memref<?xf32>
  %v = arith.constant 1.0 : f32
  memref.store %v, %x[%z] : memref<?xf32>
  return %r : index
}

// -----

func.func @f(%a: memref<?xi8>) -> index {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x = memref.view %a[%z][%one] : memref<?xi8> to memref<?xf32>
  %v = arith.constant 1.0 : f32
  memref.store %v, %x[%z] : memref<?xf32>
  return %z : index
}

// expect: unknown unsupported
